import type { APIRoute } from 'astro';
import { dataOf } from '#src/content/query.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';

/** Days until the file expires; RFC 9116 §2.5.5 recommends less than a year. Each build renews it. */
const GOOD_FOR_DAYS = 350;

/** The contact for reports of vulnerabilities (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, site } = (await dataOf('company-facts')).identity;
  const expires = new Date(thisDeploy.now + GOOD_FOR_DAYS * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z');
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${PUBLISHED_LANGS.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
