import { KIND_NAMES } from '#src/content/kinds.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Contact, Topic } from '#src/schemas/content/contact.ts';
import type { CatalogueFile } from './catalogue-files.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/** A link to the form that names a topic, in any file: Markdown, YAML or JSON. */
const TOPIC_LINK = /\/contact(?:\/form)?\?(?:[^\s"'<>)\]#]*&)?topic=([^\s"'<>)\]#&]*)/g;

/**
 * Problems of the topics of the contact form: a language has other topics than the default language, or a link
 * names an unknown topic.
 */
export function contactProblems(content: SiteContent, catalogues: readonly CatalogueFile[]): ContentProblem[] {
  const files = content.entries('contact');
  const original = files.find(({ lang }) => lang === DEFAULT_LANG);
  if (original === undefined) return [];
  const keys = topicsOf(original).map(({ key }) => key);
  return [
    ...files.flatMap((entry) => (entry === original ? [] : differences(entry, original))),
    ...[...KIND_NAMES.flatMap((kind) => content.entries(kind)), ...catalogues].flatMap(({ file, text }) =>
      linkProblems(file, text, keys),
    ),
  ];
}

/** The first difference of a translation from its original. Later differences often follow from it. */
function differences(entry: SourceEntry, original: SourceEntry): ContentProblem[] {
  const [found, expected] = [topicsOf(entry), topicsOf(original)];
  const at = (field: readonly PropertyKey[], ja: string, en: string) => [problemAt(entry, field, ja, en)];
  const lacking = expected.find(({ key }) => !found.some((topic) => topic.key === key));
  const unknown = found.findIndex(({ key }) => !expected.some((topic) => topic.key === key));
  if (unknown >= 0) {
    const key = found[unknown]?.key;
    const ja = `用件「${key}」は ${original.file} にありません。同じ key にするか、そちらにも足してください`;
    return at(['topics', unknown, 'key'], ja, `${original.file} has no topic \`${key}\`; use its key, or add it there`);
  }
  if (lacking !== undefined) {
    const ja = `用件「${lacking.key}」がありません。${original.file} と同じ順に足してください`;
    return at(['topics'], ja, `the file lacks the topic \`${lacking.key}\`; add it in the order of ${original.file}`);
  }
  for (const [row, topic] of found.entries()) {
    const { key, role = '—' } = expected[row] ?? {};
    if (topic.key !== key) {
      const ja = `用件「${topic.key}」の順が違います。${original.file} では、ここは「${key}」です`;
      return at(['topics', row, 'key'], ja, `found \`${topic.key}\`, expected \`${key}\` as in ${original.file}`);
    }
    if ((topic.role ?? '—') !== role) {
      const ja = `用件「${key}」の role は ${original.file} では ${role} です。同じにしてください`;
      return at(['topics', row], ja, `\`${key}\` plays the role of ${role} in ${original.file}; use the same role`);
    }
  }
  return [];
}

function linkProblems(file: string, text: string, keys: readonly string[]): ContentProblem[] {
  return [...text.matchAll(TOPIC_LINK)].flatMap(({ 1: key = '', index }) => {
    if (keys.includes(key)) return [];
    const meant = closest(key, [...keys]);
    const list = keys.join(', ');
    const hint = didYouMean(meant, { ja: `。使える用件: ${list}`, en: `; expected one of: ${list}` });
    const ja = `リンクの用件「${key}」がありません${hint.ja}`;
    const line = text.slice(0, index).split('\n').length;
    return [{ file, line, field: '', ja, en: `there is no topic \`${key}\`${hint.en}` }];
  });
}

function topicsOf({ data }: SourceEntry): readonly Topic[] {
  return (data as unknown as Contact).topics;
}
