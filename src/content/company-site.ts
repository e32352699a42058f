import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The production origin, from the company's facts. Canonical addresses never depend on the address of the deploy.
 *
 * @returns undefined if the facts cannot be read or have no address, which the content check reports
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
