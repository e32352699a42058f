/** Days until the file expires; RFC 9116 §2.5.5 recommends less than a year. Each build renews it. */
const GOOD_FOR_DAYS = 350;
const DAY_MS = 86_400_000;

interface Contact {
  readonly email: string;
  /** Origin of the site. */
  readonly site: string;
  readonly languages: readonly string[];
}

/**
 * The text of `/.well-known/security.txt`: the contact for reports of vulnerabilities (RFC 9116).
 *
 * @param now the build's time in milliseconds since the epoch
 * @throws RangeError if `now` is no time
 */
export function securityContact({ email, site, languages }: Contact, now: number): string {
  const expires = new Date(now + GOOD_FOR_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n');
}
