import en from '#locales/en/editor.json' with { type: 'json' };
import ja from '#locales/ja/editor.json' with { type: 'json' };
import zh from '#locales/zh/editor.json' with { type: 'json' };
import type { Kind } from '#src/content/kinds.ts';
import { forLang, type Lang, type PerLang } from '#src/i18n/langs.ts';

const WORDS: PerLang<typeof ja> = { ja, en, zh };

type Words = Readonly<Record<string, string>>;

/**
 * What the form calls a field, and what it says below it: the kind's own words where it has some, else those that all kinds share.
 *
 * @throws Error for a field without a name (a test asks for all)
 * @example wordsOfField('ja', 'news', 'title') // => { label: '題名', hint: '全角32文字…' }
 */
export function wordsOfField(
  lang: Lang,
  kind: Kind,
  field: string,
): { readonly label: string; readonly hint?: string } {
  const { fields, hints }: { fields: Words; hints: Words } = forLang(WORDS, lang);
  const label = fields[`${kind}/${field}`] ?? fields[field];
  if (label === undefined)
    throw new Error(`wordsOfField: ${kind} ${field}, expected words in locales/${lang}/editor.json`);
  const hint = hints[`${kind}/${field}`] ?? hints[field];
  return hint === undefined ? { label } : { label, hint };
}

/**
 * What the editor calls a kind of content.
 *
 * @example nameOfKind('en', 'jobs') // => 'Positions'
 */
export function nameOfKind(lang: Lang, kind: Kind): string {
  return (forLang(WORDS, lang).kinds as Words)[kind] ?? kind;
}

/**
 * What the editor says besides.
 *
 * @example says('en').drafts // => 'Drafts'
 */
export function says(lang: Lang): (typeof ja)['says'] {
  return forLang(WORDS, lang).says;
}
