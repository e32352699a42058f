import { TO_WRITE } from '#src/content/checking/placeholders.ts';
import { forLang, type Lang, type PerLang } from '#src/i18n/langs.ts';

/** A sentence that search results show whole, and a name: what an editor writes into a new file. */
const WORDS: PerLang<{ readonly sentence: string; readonly name: string; readonly stop: string }> = {
  ja: {
    sentence:
      '編集の手引きのとおりに書いた文章で、どの手順のあとにも検査を通り、プレビューにそのまま出ることを確かめます。',
    name: '広報担当',
    stop: '。',
  },
  en: {
    sentence:
      'Written as the editing guide tells, to prove that every act passes the check and is shown in the preview.',
    name: 'Public relations',
    stop: '. ',
  },
  zh: {
    sentence:
      '这段文字按照编辑指南写成，用来确认每一个步骤之后内容都能通过检查，并且能够在预览页面中按原样正确地显示出来，没有遗漏。',
    name: '宣传负责人',
    stop: '。',
  },
};

/** Fields that hold a few words. */
const NAMES = /^(\s*(?:- )?(?:author|position|category|tagline|employment|title|name|role)): (.*)$/gm;

/**
 * A file that `npm run new` made, written: a title, words in place of every "to be written", a text of its own.
 *
 * @param more lines that are written below it
 * @example filled(text, 'en', 'A seminar').includes('(to be written)') // => false
 */
export function filled(text: string, lang: Lang, title: string, more = ''): string {
  const { todo, body, heading } = forLang(TO_WRITE, lang);
  const { sentence, name, stop } = forLang(WORDS, lang);
  return `${text
    .replace(/^title: .*$/m, `title: '${title}'`)
    .replace(NAMES, (line, field: string, value: string) => (value === todo ? `${field}: ${name}` : line))
    .replaceAll(todo, `${title}${stop}${sentence}`)
    .replace(body, `${title}${stop}${sentence}`)
    .replace(body, sentence)
    .replace(`## ${heading}`, `## ${name}`)}${more}`;
}

/**
 * Take the draft mark away, which publishes an entry.
 *
 * @example published('draft: true\n') // => ''
 */
export function published(text: string): string {
  return text.replace(/^draft: true\n/m, '');
}

/** Titles of what stood on the site before the first act. */
const TITLES: PerLang<string> = { ja: '以前からある', en: 'An earlier notice', zh: '较早的通知' };

/**
 * A news item that was published before, in a language.
 *
 * @param name tells it from the others
 * @example earlierNews('ja', 'a', 'notice')
 */
export function earlierNews(lang: Lang, name: string, category: string): string {
  const { sentence, name: author, stop } = forLang(WORDS, lang);
  const title = `${forLang(TITLES, lang)} ${name}`;
  const from = lang === 'ja' ? '' : 'translatedFrom: 2026-01-05\n';
  return `---\ntitle: ${title}\nsummary: '${title}${stop}${sentence}'\ncategory: ${category}\nauthor: ${author}\ndate: 2026-01-05\n${from}---\n\n${title}${stop}${sentence}\n`;
}
