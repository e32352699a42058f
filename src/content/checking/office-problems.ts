import type { ContentProblem } from '#src/content/reading/problems.ts';
import { officeKeys } from '#src/domain/company.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/** Contradictions between the postal address for search engines and the address lines of the head office. */
export function officeProblems(content: SiteContent): ContentProblem[] {
  const facts = content.entries('company/facts')[0]?.data as Facts | undefined;
  return content.entries('company').flatMap((entry) => {
    const { offices, addressLines } = entry.data as unknown as Company;
    const [headOffice = ''] = officeKeys(facts ?? {}, { offices });
    const parts = Object.entries(offices).flatMap(
      ([
        key,
        {
          address,
          parts: { country: _, ...named },
        },
      ]) =>
        Object.entries(named).flatMap(([name, text]) =>
          text === undefined ? [] : [{ path: ['offices', key, 'parts', name], text, key, address }],
        ),
    );
    const { address = '' } = offices[headOffice] ?? {};
    const lines = addressLines.map((text, at) => ({ path: ['addressLines', at], text, key: headOffice, address }));
    return [...parts, ...(address === '' ? [] : lines)].flatMap(
      ({ path, text, key, address: whole }): ContentProblem[] => {
        if (bare(whole).includes(bare(text))) return [];
        const ja = `「${text}」が offices.${key} の address「${whole}」にありません。同じ住所にしてください`;
        const en = `\`${text}\` is not in the address of offices.${key}, \`${whole}\`; write the same address`;
        return [problemAt(entry, path, ja, en)];
      },
    );
  });
}

/** An address without spaces and punctuation, which depend on the number of lines. */
function bare(text: string): string {
  return text.replace(/[\s,，、()（）]/g, '');
}
