import { readFileSync } from 'node:fs';
import type { PerLang } from '#src/i18n/langs.ts';

/** The text of the glossary that this company keeps; a new one has no term yet. */
export const GLOSSARY = readFileSync('docs/content/terms.md', 'utf8');

/** A term of docs/content/terms.md in each language; the words that are allowed for it, in lower case. */
interface Term {
  readonly ja: string;
  readonly words: PerLang<readonly string[]>;
}

/** Terms whose meaning does not depend on the context. Rows with a remark in brackets at the Japanese term do, and are left out. */
export const glossary: readonly Term[] = GLOSSARY.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, ja = '']) => !ja.includes('（'))
  .map(([, ja = '', en = '', zh = '']) => ({
    ja,
    words: {
      ja: [ja],
      en: en.split(',').map((word) =>
        word
          .replace(/\(.*?\)/, '')
          .replace(/^the /, '')
          .trim()
          .toLowerCase(),
      ),
      zh: [zh.replaceAll(/[“”]/g, '')],
    },
  }));
