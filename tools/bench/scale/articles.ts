import { forLang, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { PROSE } from './prose.ts';

/** A content file of the fixture. */
export interface ArticleFile {
  readonly lang: Lang;
  readonly slug: string;
  /** Front matter of a technical article and its Markdown; Eleventy and Hugo read the same. */
  readonly text: string;
}

/** Keys of `content/tags.yaml`. */
const TAGS = ['architecture', 'legacy', 'event-driven', 'api', 'data', 'java', 'react', 'cloud', 'testing', 'team'];

const DAY = 86_400_000;
/** Article dates begin in 2000, the earliest date that content may have, and none is in the future. */
const DAYS = 9_000;

const listing = (retries: number) => `\`\`\`ts
export async function handle(event: { body: string }): Promise<Result> {
  const order = parse(JSON.parse(event.body)); // idempotency key
  for (let attempt = 0; attempt < ${retries}; attempt++) {
    if (await publish('orders', order)) return { ok: true, id: order.id };
  }
  throw new Error(\`gave up: \${order.id}\`);
}
\`\`\``;

/**
 * Articles for a measurement: each exists in every language, about as long as the site's own, always the same for a number.
 *
 * One in three has a listing, one in four a table; every one has headings, a list, a link and strong text.
 *
 * @param count articles in all; rounded down to whole sets of all languages
 */
export function* articleFiles(count: number): Generator<ArticleFile> {
  for (let number = 0; number < Math.floor(count / LANGS.length); number++)
    for (const lang of LANGS)
      yield { lang, slug: `bench-${String(number).padStart(5, '0')}`, text: article(lang, number) };
}

function article(lang: Lang, number: number): string {
  const { sentences, headings, authors, position, title, link } = forLang(PROSE, lang);
  const random = randomFrom(number + 1);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const glue = LANG_INFO[lang].hasSpaces ? ' ' : '';
  const paragraph = (length: number) => Array.from({ length }, () => pick(sentences)).join(glue);
  const tags = TAGS.slice(number % (TAGS.length - 2), (number % (TAGS.length - 2)) + 3);
  const [first, second, third] = [0, 1, 2].map((step) => headings[(number + step) % headings.length] ?? '');
  const matter = [
    `title: ${JSON.stringify(title(pick(headings), number + 1))}`,
    // The content check requires unique summaries: the number makes them so.
    `summary: ${JSON.stringify(`${number + 1}. ${paragraph(2)}`)}`,
    `tags: [${tags.join(', ')}]`,
    `author: ${authors[number % authors.length]}`,
    `position: ${position}`,
    // One a day, again from the first day after the last.
    `date: ${new Date(Date.UTC(2000, 0, 1) + (number % DAYS) * DAY).toISOString().slice(0, 10)}`,
  ];
  const body = [
    paragraph(4),
    `## ${first}`,
    `${paragraph(5)}${glue}[${link}](${localizePath('/contact', lang)})`,
    `- **${pick(headings)}** ${pick(sentences)}\n- ${pick(sentences)}\n- \`retry\` ${pick(sentences)}`,
    `## ${second}`,
    paragraph(5),
    ...(number % 3 === 0 ? [listing((number % 5) + 1)] : []),
    ...(number % 4 === 0 ? [`| No. | ms |\n|---|--:|\n| ${number} | ${number % 300} |`] : []),
    `### ${third}`,
    paragraph(5),
    `> ${pick(sentences)}`,
    paragraph(4),
  ];
  return `---\n${matter.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** Numbers between 0 and 1, the same for a seed (Numerical Recipes' generator). */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
