import type { ContentProblem } from '#src/content/reading/problems.ts';
import { officeKeys } from '#src/domain/company.ts';
import type { Company, Facts } from '#src/schemas/content/company.ts';
import { problemAt } from './problem-at.ts';
import { allSections } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/** Problems of offices: contradictory addresses, and maps that lack what they show. */
export function officeProblems(content: SiteContent): ContentProblem[] {
  return [...addressProblems(content), ...mapProblems(content)];
}

/** Maps of a section without the coordinates of the head office, which both need, and a map of the region without a description. */
function mapProblems(content: SiteContent): ContentProblem[] {
  const facts = content.entries('company/facts')[0]?.data as Facts | undefined;
  const isPlaced = facts === undefined || facts.offices?.[0]?.map !== undefined;
  return allSections(content).flatMap(({ entry, at, section }): ContentProblem[] => {
    if (section.type !== 'offices') return [];
    const maps = (['drawing', 'map'] as const).filter((field) => section[field] !== undefined);
    const unplaced = maps.map((field) =>
      problemAt(
        entry,
        [...at, field],
        '地図には本社の緯度と経度が要ります。content/company/facts.yaml の offices の一つ目に `map: { latitude: 35.68, longitude: 139.76 }` のように書くか、この欄を消してください',
        'a map needs the coordinates of the head office; write them into the first of `offices` in content/company/facts.yaml, such as `map: { latitude: 35.68, longitude: 139.76 }`, or remove this field',
      ),
    );
    const isDescribed = section.drawing === undefined || section.alt !== undefined;
    const undescribed = isDescribed
      ? []
      : [
          problemAt(
            entry,
            [...at, 'drawing'],
            '図版には説明が要ります。`alt` に、地図に何が描かれているかを書いてください',
            'a drawing needs a description; write into `alt` what the map shows',
          ),
        ];
    return [...(isPlaced ? [] : unplaced), ...undescribed];
  });
}

/** Contradictions between the postal address for search engines and the address lines of the head office. */
function addressProblems(content: SiteContent): ContentProblem[] {
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
