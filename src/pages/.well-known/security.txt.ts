import type { APIRoute } from 'astro';
import { dataOf } from '#src/content/query.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { securityContact } from '#src/site/security-contact.ts';
import { thisDeploy } from '#src/site/this-deploy.ts';

/** The contact for reports of vulnerabilities (RFC 9116). */
export const GET: APIRoute = async () => {
  const { email, site } = (await dataOf('company-facts')).identity;
  return new Response(securityContact({ email, site, languages: PUBLISHED_LANGS }, thisDeploy.now));
};
