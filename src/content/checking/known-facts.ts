import { derivedFacts } from '#src/domain/facts/derived-facts.ts';
import { factNames } from '#src/domain/facts/formatted-facts.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { FactRecord } from '#src/schemas/content/fact.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { SiteContent } from './site-content.ts';

/** The facts of a site: typed in content, or counted. */
export interface KnownFacts {
  readonly identity: Facts['identity'];
  readonly typed: FactRecord;
  readonly derived: FactRecord;
  /** All names that a text may print as `{{name}}`. */
  readonly names: readonly string[];
}

/**
 * The facts that the texts of a site may name.
 *
 * @returns undefined if a file of facts cannot be read, which its schema reports
 */
export function knownFacts(content: SiteContent): KnownFacts | undefined {
  const own = content.entries('company/facts')[0]?.data as Facts | undefined;
  if (own === undefined) return undefined;
  const company = (content.entries('company')[0]?.data ?? { offices: {} }) as Pick<Company, 'offices'>;
  const jobs = content.entries('jobs').filter(({ lang }) => lang === DEFAULT_LANG);
  const positions = jobs.map(({ data }) => ({ ...(data as unknown as JobData), isOpen: true }));
  const typed = own.facts ?? {};
  const derived = derivedFacts({ company, facts: own, cases: 0, positions });
  const names = factNames({ ...typed, ...derived }, own.identity);
  return { identity: own.identity, typed, derived, names };
}
