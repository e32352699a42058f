import * as z from 'zod';
import {
  day,
  eachLang,
  filled,
  id,
  key,
  labelled,
  listOf,
  naming,
  ownKey,
  path,
  rowsOf,
  title,
  words,
} from './fields.ts';

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

const question = z.strictObject({
  id,
  question: words(['質問', 'Question']),
  answer: words(['答え（Markdown。数値は {{phone}} のように）', 'Answer (Markdown; facts by name, such as {{phone}})']),
});
const questions = z.strictObject({ id, title, items: labelled(rowsOf(question), ['質問', 'Questions']) });

/** `content/faq/{lang}.yaml`: categories of questions in their order. */
export const faqSchema = z
  .array(questions)
  .refine((all) => areUnique(all.flatMap((one) => [one.id, ...one.items.map((item) => item.id)])), 'unique')
  .meta({ label: ['よくある質問', 'Questions and answers'] });

const inEachLang = eachLang(filled);

const taxonomySchema = z.record(ownKey, inEachLang);

export const categoriesSchema = taxonomySchema.meta({ label: ['ニュースの分類', 'News categories'] });

export const tagsSchema = taxonomySchema.meta({ label: ['技術記事の話題', 'Article topics'] });

const pagePath = labelled(path, ['アドレス（言語の部分なし）', 'Address, without the language']);
const noticeLink = z.strictObject({ path: pagePath, label: labelled(inEachLang, ['表示名', 'Label']) });

/** A site-wide notice: shown from its first to its last day, both included, in the company's zone. */
const notice = z
  .strictObject({
    id,
    start: labelled(day, ['最初の日', 'First day']),
    end: labelled(day, ['最後の日', 'Last day']),
    text: labelled(inEachLang, ['文章', 'Text']),
    link: labelled(noticeLink, ['詳しいページ', 'Page with more about it']).optional(),
  })
  .refine(({ start, end }) => start <= end, { message: 'period', path: ['end'] });

/** `content/notices.yaml`; `[]` when there is nothing to say. */
export const noticesSchema = z
  .array(notice)
  .refine((all) => areUnique(all.map((one) => one.id)), 'unique')
  .meta({ label: ['全ページのお知らせ', 'Notices on every page'] });

/** Search words of visitors in a language, where the pages have other words. */
const searchWords = z.strictObject({
  same: labelled(
    z.array(z.array(filled).min(2)),
    ['同じ意味の言葉の組', 'Words that mean the same'],
    ['一つを打つと、ほかの言葉のページも見つかります。', 'A search for one finds pages with the others too.'],
  ),
  pages: labelled(
    z.record(pagePath, listOf(filled, ['別名', 'Further names'])),
    ['ページの別名', 'Further names of pages'],
    ['打つと、そのページが最初に出る言葉です。', 'A search for such a word finds that page first.'],
  ),
});

export const searchWordsSchema = eachLang(searchWords).meta({ label: ['サイト内検索の言葉', 'Words of the search'] });

/** `content/drawings/{lang}.yaml`: the words on each drawing, the first for its place `@1`, the second for `@2` and so on. */
export const drawingWordsSchema = z
  .record(
    labelled(naming('drawing', key), ['図版の名前（.svg は書かない）', 'Name of the drawing, without .svg']),
    listOf(filled, ['文字（@1、@2 … の順）', 'Words, in the order of @1, @2 …']),
  )
  .meta({ label: ['図版の文字', 'Words on drawings'] });

/** Groups of footer links by their headings, `common.footer.groups`. */
const FOOTER_GROUPS = ['services', 'company', 'support'] as const;

/** Most links of each menu that its design has room for. */
const MENU_LIMITS = { header: 10, group: 12, small: 8 } as const;

/** `content/navigation.yaml`: the pages that menus link, by their paths without language, in order. */
export const navigationSchema = z.strictObject({
  header: labelled(
    z.array(path).max(MENU_LIMITS.header, 'menu'),
    ['ヘッダー', 'Header'],
    [
      '/about-us のように、言語を付けないアドレスを出る順に書きます。サイトにないページは載りません。',
      'Paths without a language, in order, such as /about-us. A page that this site does not have is left out.',
    ],
  ),
  footer: labelled(
    z.array(
      z.strictObject({
        group: labelled(z.enum(FOOTER_GROUPS), ['一覧の種類', 'Group']),
        links: labelled(z.array(path).max(MENU_LIMITS.group, 'menu'), ['ページ', 'Pages']).optional(),
      }),
    ),
    ['フッターの一覧', 'Footer groups'],
    [
      'services の一覧には、提供中のサービスが先に並びます。',
      'The group “services” begins with the services that are offered.',
    ],
  ),
  small: labelled(z.array(path).max(MENU_LIMITS.small, 'menu'), ['著作権表示の行', 'Line beside the copyright']),
});

export type Faq = z.infer<typeof faqSchema>;
export type Taxonomy = z.infer<typeof taxonomySchema>;
export type SearchWords = z.infer<typeof searchWords>;
export type Navigation = z.infer<typeof navigationSchema>;
