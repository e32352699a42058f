import { KIND_NAMES } from '#src/content/kinds.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { factOfName } from '#src/domain/facts/formatted-facts.ts';
import { PUBLIC_FACTS } from '#src/domain/facts/public-facts.ts';
import type { Company } from '#src/schemas/content/company.ts';
import type { KnownFacts } from './known-facts.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Problems of the names of facts: a fact that is counted or part of the identity, a figure of the company without a fact, and, as a
 * warning, facts that no text prints.
 *
 * @param words all texts of the catalogues; without them, unused facts are not reported
 */
export function factNameProblems(content: SiteContent, known: KnownFacts, words: string): ContentProblem[] {
  return [...repeated(content, known), ...figures(content, known), ...(words === '' ? [] : unused(content, words))];
}

function repeated(content: SiteContent, { derived }: KnownFacts): ContentProblem[] {
  const taken = new Map<string, Pick<ContentProblem, 'ja' | 'en'>>();
  for (const name of Object.keys(derived)) taken.set(name, { ja: '自動で数えます', en: 'is counted' });
  for (const name of ['phone', 'fax', 'email'])
    taken.set(name, { ja: 'identity にあります', en: 'belongs to `identity`' });
  return named(content).flatMap(({ name, problem }) => {
    const why = taken.get(name);
    if (why === undefined) return [];
    return [problem(`「${name}」は${why.ja}。削除してください`, `\`${name}\` ${why.en}; remove it`)];
  });
}

function figures(content: SiteContent, { typed, derived }: KnownFacts): ContentProblem[] {
  const names = Object.keys({ ...typed, ...derived });
  const all = content.entries('company').map((entry) => {
    const { figures: own = {} } = entry.data as unknown as Company;
    return { entry, keys: Object.keys(own) };
  });
  return all.flatMap(({ entry, keys }) => {
    const problem = (key: string, ja: string, en: string) => problemAt(entry, ['figures', key], ja, en);
    const unknown = keys.filter((key) => !names.includes(key));
    const missing = [...new Set(all.flatMap((other) => other.keys))].filter((key) => !keys.includes(key));
    return [
      ...unknown.map((key) => {
        const hint = didYouMean(closest(key, names));
        return problem(
          key,
          `「${key}」という名前の情報はありません${hint.ja}`,
          `there is no fact \`${key}\`${hint.en}`,
        );
      }),
      ...missing.map((key) =>
        problem(key, `ほかの言語にある「${key}」がありません`, `\`${key}\` is missing, which another language has`),
      ),
    ];
  });
}

function unused(content: SiteContent, words: string): ContentProblem[] {
  const entries = KIND_NAMES.flatMap((kind) => content.entries(kind));
  const printed = [words, ...entries.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => factOfName(name)),
  );
  const shown = content
    .entries('company')
    .flatMap(({ data }) => Object.keys((data as unknown as Company).figures ?? {}));
  const used = new Set<string>([...printed, ...shown, ...PUBLIC_FACTS]);
  return named(content).flatMap(({ name, problem }) => {
    if (used.has(name)) return [];
    const ja = `{{${name}}} はどの文章にもありません。使うか、削除してください`;
    const en = `nothing prints {{${name}}}; remove it, or name it in a text`;
    return [{ ...problem(ja, en), level: 'warning' as const }];
  });
}

/** The names of the facts, each with a function for its problems. */
function named(content: SiteContent) {
  return content.entries('company/facts').flatMap((entry) =>
    Object.keys((entry.data['facts'] ?? {}) as object).map((name) => ({
      name,
      problem: (ja: string, en: string) => problemAt(entry, ['facts', name], ja, en),
    })),
  );
}
