import { LETTER_FONTS } from '#src/share-images/letter-fonts.ts';
import { LANG_INFO, type Lang } from '#src/i18n/known-languages.ts';

/** The package with the font of a language's share images, if it is not installed. */
export function fontLacking(lang: Lang): string | undefined {
  const font = LETTER_FONTS[LANG_INFO[lang].letters];
  try {
    import.meta.resolve(`${font}/package.json`);
    return undefined;
  } catch {
    return font;
  }
}

/** What to do about such a package. */
export function fontAdvice(font: string): string {
  return `Install the font of its share images: npm install --save-exact ${font}`;
}
