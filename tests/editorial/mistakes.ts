import { toWrite } from '#src/content/checking/placeholders.ts';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, forLang, LANGS } from '#src/i18n/langs.ts';
import { firstOf, titleOf, WORDS } from './tasks/writing.ts';

/** A mistake of an editor: the wrong text, its place, and the message about it. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  /** A file of the site's own that the mistake is made in. */
  readonly needs?: string;
  /** The whole file, or what a file of this content becomes. */
  readonly text: string | ((text: string) => string);
  readonly line: number | RegExp;
  readonly ja: string;
  readonly en: string;
}

const { sentence, name: author } = forLang(WORDS, DEFAULT_LANG);
const { body: placeholder } = toWrite(DEFAULT_LANG);
const category = firstOf('categories');

/** A news item that is right but for what a mistake changes: a field, or the text. */
function news(name: string, changes: Readonly<Record<string, string>>, body?: string): string {
  const title = titleOf(DEFAULT_LANG, name);
  const right = { title, summary: `'${title}: ${sentence}'`, category, author, date: '2026-05-01' };
  const fields = Object.entries({ ...right, ...changes }).map(([field, value]) => `${field}: ${value}\n`);
  return `---\n${fields.join('')}---\n\n${body ?? `${title}: ${sentence}`}\n`;
}

/** Every language but the last has the text of a notice; there is none where the site has one language. */
const [, ...otherLangs] = LANGS.toReversed();
const FAQ = fileOf('faq', DEFAULT_LANG);
const otherFaqs = LANGS.filter((lang) => lang !== DEFAULT_LANG).map((lang) => fileOf('faq', lang));

/** Lines: the fence, then title, summary, category, author, date, the fence, an empty line, the text. */
const LINE = { title: 2, date: 6, body: 9 } as const;

/** What a site in one language cannot lack. */
const INCOMPLETE: readonly Mistake[] = [
  {
    name: 'a question in one language only',
    needs: FAQ,
    file: FAQ,
    text: (faq) => faq.replace('  items:\n', '  items:\n    - { id: zz-only, question: 質問, answer: はい。 }\n'),
    line: /\d+/,
    ja: `質問「zz-only」が ${otherFaqs.join(' と ')} にありません`,
    en: `\`zz-only\` is not in ${otherFaqs.join(' and ')}`,
  },
  {
    name: 'a notice without its text in a language',
    file: 'content/notices.yaml',
    text: JSON.stringify([
      {
        id: 'a',
        start: '2026-12-28',
        end: '2027-01-04',
        text: Object.fromEntries(otherLangs.map((lang) => [lang, titleOf(lang, 'notice')])),
      },
    ]),
    line: /\d+/,
    ja: '必須の項目がありません',
    en: 'missing; expected text',
  },
];

/**
 * What editors did wrong when the guide was tried, some of each kind, each in a file of its own, so that every file has one problem. All ways to break content,
 * on a smaller site, are in `src/content/checking/content-problems.test.ts`.
 */
export const MISTAKES: readonly Mistake[] = [
  ...(
    [
      {
        name: 'a title cut by ` #`',
        text: news('cut', { title: '技術セミナー #5 のご案内' }),
        line: LINE.title,
        ja: '「 #」から後ろは読み飛ばされ、題名などが途中で切れます',
        en: 'everything after ` #` is dropped',
      },
      {
        name: 'a date of the Japanese calendar',
        text: news('calendar', { date: '2026年5月1日' }),
        line: LINE.date,
        ja: '「2026-05-01」ではありませんか',
        en: 'did you mean `2026-05-01`?',
      },
      {
        name: 'the bullets of Word',
        text: news('bullets', {}, '次のとおりです。\n\n・会場：本社\n・日時：12月10日'),
        line: LINE.body + 2,
        ja: '箇条書きは「- 」（半角のハイフンと空白）で始めてください',
        en: 'begin the items of a list with "- "',
      },
      {
        name: 'the HTML of Word',
        text: news('html', {}, '会場は本社です。<br>日時は後日お知らせします。'),
        line: LINE.body,
        ja: 'HTMLの「<br>」は文字のまま表示されます',
        en: 'HTML `<br>` is shown as text',
      },
      {
        name: 'a telephone that shows another number than it dials',
        text: news('phone', {}, '[03-0000-0000](tel:+81312345678)へお電話ください。'),
        line: LINE.body,
        ja: '表示の番号 03-0000-0000 と、かかる番号 +81312345678 が違います',
        en: 'the link shows 03-0000-0000 and dials +81312345678',
      },
      {
        name: 'a broken link',
        text: news('link', {}, '[会社情報](/abuot-us)をご覧ください。'),
        line: LINE.body,
        ja: '「/about-us」ではありませんか',
        en: 'did you mean `/about-us`?',
      },
      {
        name: 'words of the template',
        text: news('template', {}, placeholder),
        line: LINE.body,
        ja: `「${placeholder}」が残っています`,
        en: 'is still there; replace it',
      },
    ] as const
  ).map((mistake, at) => ({ ...mistake, file: `content/news/${DEFAULT_LANG}/zz-${String(at).padStart(2, '0')}.md` })),
  {
    name: 'a copy of an entry',
    file: `content/news/${DEFAULT_LANG}/zz-twin-copy.md`,
    text: news('twin', { title: '写し' }),
    line: LINE.body,
    ja: `本文が content/news/${DEFAULT_LANG}/zz-twin.md とまったく同じです`,
    en: `the text is the same as that of content/news/${DEFAULT_LANG}/zz-twin.md`,
  },
  {
    name: 'a copy made by the file manager',
    file: `content/news/${DEFAULT_LANG}/zz-twin - コピー.md`,
    text: news('copied', {}),
    line: 1,
    ja: '「zz-twin」のコピーのようです',
    en: 'it looks like a copy of `zz-twin`',
  },
  {
    name: 'a file that Windows named .txt',
    file: `content/news/${DEFAULT_LANG}/zz-seminar.md.txt`,
    text: news('text', {}),
    line: 1,
    ja: `「content/news/${DEFAULT_LANG}/zz-seminar.md」ではありませんか`,
    en: `did you mean content/news/${DEFAULT_LANG}/zz-seminar.md?`,
  },
  ...(otherLangs.length === 0 ? [] : INCOMPLETE),
];

/** What the copies above are copies of. */
export const ORIGINAL = { file: `content/news/${DEFAULT_LANG}/zz-twin.md`, text: news('twin', {}) } as const;
