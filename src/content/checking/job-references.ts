import { officeKeys } from '#src/domain/company.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import { clauseReference } from './clause-reference.ts';
import type { Reference } from './reference.ts';
import type { SiteContent } from './site-content.ts';

/** References in the typed fields of positions: offices, and clauses. */
export function jobReferences(content: SiteContent): Reference[] {
  const offices = officesOf(content);
  return content.entries('jobs').flatMap((entry): Reference[] => {
    const { office, highlights = [], posting = {} } = entry.data as unknown as JobData;
    const clause = (path: readonly PropertyKey[], found: string | undefined) =>
      clauseReference(content, entry, path, found);
    return [
      ...(offices === undefined ? [] : [{ entry, path: ['office'], found: office, ...offices }]),
      ...highlights.map((one, row) => clause(['highlights', row, 'clause'], one.clause)),
      ...(['conditions', 'benefits', 'incentives'] as const).flatMap((list) =>
        (posting[list] ?? []).map((found, row) => clause(['posting', list, row], found)),
      ),
      clause(['posting', 'eligibility'], posting.eligibility),
    ];
  });
}

/** The existing offices; undefined if a file of the company could not be read. */
function officesOf(content: SiteContent): Pick<Reference, 'known' | 'where'> | undefined {
  const company = content.entries('company/facts')[0];
  const lines = content.entries('company')[0]?.data as Company | undefined;
  if (company === undefined || lines === undefined) return undefined;
  return { known: officeKeys(company.data as unknown as Facts, lines), where: company.file };
}
