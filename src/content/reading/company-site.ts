import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The production origin, from the company's facts: canonical addresses never come from the deploy's own address.
 *
 * @returns undefined where the facts cannot be read or name no address; the content check says why
 * @example companySite() // => 'https://company.example'
 */
export function companySite(): string | undefined {
  try {
    const facts: { readonly identity?: { readonly site?: unknown } } = parse(
      readFileSync('content/company/facts.yaml', 'utf8'),
    );
    const site = facts.identity?.site;
    return typeof site === 'string' && URL.canParse(site) ? site : undefined;
  } catch {
    return undefined;
  }
}
