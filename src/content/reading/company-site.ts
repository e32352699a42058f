import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The production origin, from the company's facts: canonical addresses never come from the deploy's own address.
 *
 * @throws Error when the facts name no site (the content check says so first)
 * @example companySite() // => 'https://company.example'
 */
export function companySite(): string {
  const facts: unknown = parse(readFileSync('content/company/facts.yaml', 'utf8'));
  const site = typeof facts === 'object' && facts !== null && 'site' in facts ? facts.site : undefined;
  if (typeof site !== 'string') throw new Error('content/company/facts.yaml: site, expected the address of the site');
  return site;
}
