import { toWrite } from '#src/content/checking/placeholders.ts';
import type { EntryKind } from '#src/content/kinds.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';

/** The kinds of `npm run new`, and their folders. */
export const NEW_KINDS = {
  news: { collection: 'news', ja: 'ニュース' },
  article: { collection: 'tech-articles', ja: '技術記事' },
  case: { collection: 'case-studies', ja: '開発事例' },
  service: { collection: 'services', ja: 'サービス' },
  job: { collection: 'jobs', ja: '募集職種' },
  page: { collection: 'pages', ja: 'ページ' },
} as const satisfies Record<string, { collection: EntryKind; ja: string }>;

export type NewKind = keyof typeof NEW_KINDS;

/** The fields of a new entry. */
interface Start {
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The first key of categories or tags. */
  readonly term: string;
  /** The rank after the last case, service or position. */
  readonly rank: number;
  /** The key of an office. */
  readonly office: string;
}

/**
 * The text of a new file: every required field, draft on, and of Markdown the beginning of a body. Translations carry the
 * title of the default language until they are written.
 */
export function templateText(kind: NewKind, lang: Lang, start: Start): string {
  const { todo, body, heading } = toWrite(lang);
  const title = quoted(start.title);
  const translated = lang === DEFAULT_LANG ? '' : `translatedFrom: ${start.today}\n`;
  const dated = `date: ${start.today}\n${translated}draft: true\n`;
  const fields: Readonly<Record<NewKind, string>> = {
    news: `title: ${title}\nsummary: ${todo}\ncategory: ${start.term}\nauthor: ${todo}\n${dated}`,
    article: `title: ${title}\nsummary: ${todo}\ntags: [${start.term}]\nauthor: ${todo}\nposition: ${todo}\n${dated}`,
    case: `rank: ${start.rank}\ncategory: ${todo}\ntitle: ${title}\ndescription: ${todo}\ntechnologies: [Java]\nchallenge: ${todo}\nsolution: ${todo}\ndraft: true\n`,
    service: [
      `title: ${title}`,
      ...['description', 'lead', 'summary', 'related'].map((name) => `${name}: ${todo}`),
      `order: ${start.rank}\nstatus: active`,
      `sections:\n  - type: cells\n    title: ${todo}\n    items:\n      - title: ${todo}\n        text: ${todo}`,
      `  - type: closing\n    title: ${todo}\n    text: ${todo}`,
      'draft: true\n',
    ].join('\n'),
    job: [
      `title: ${title}`,
      ...['tagline', 'shortDescription', 'employment'].map((name) => `${name}: ${todo}`),
      `order: ${start.rank}\nemploymentType: FULL_TIME\noffice: ${start.office}\ndatePosted: '${start.today}'`,
      `sections:\n  - type: check-lists\n    body: true\n    title: ${todo}\n    lists:\n      - title: ${todo}\n        posting: responsibilities\n        items:\n          - ${todo}`,
      `  - type: closing\n    title: ${todo}\n    text: ${todo}`,
      'draft: true\n',
    ].join('\n'),
    page: `title: ${title}\ndescription: ${todo}\n${translated}draft: true\n`,
  };
  if (kind === 'service') return fields.service;
  const id = kind === 'page' ? ' {#section-1}' : '';
  const text = kind === 'case' || kind === 'job' ? body : `${body}\n\n## ${heading}${id}\n\n${body}`;
  return `---\n${fields[kind]}---\n\n${text}\n`;
}

/** YAML's single quotes take any title; a quote inside is doubled. */
function quoted(title: string): string {
  return `'${title.replaceAll("'", "''")}'`;
}
