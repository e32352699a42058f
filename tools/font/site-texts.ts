import { globSync, readFileSync } from 'node:fs';
import { LANG_INFO, LANGS } from '#src/i18n/langs.ts';

/** The UI strings of the site. */
export function catalogueTexts(): string[] {
  return LANGS.flatMap((lang) => textsOf(`locales/${lang}/*.json`));
}

/** All that the site may print: UI strings, content, and what `Intl` adds to dates and prices. */
export function siteTexts(): string[] {
  const texts = [...catalogueTexts(), ...textsOf('content/**/*.{md,mdx,yaml}')];
  const currencies = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bcurrency: ([A-Z]{3})\b/g)].map(([, code]) => code)),
  );
  const formatted = LANGS.flatMap((lang) => {
    const { locale } = LANG_INFO[lang];
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
    return [
      // The weekdays and months of a year.
      ...Array.from({ length: 366 }, (_, day) => dates.format(Date.UTC(2026, 0, day + 1))),
      ...[...currencies].map((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(0)),
    ];
  });
  return [...texts, ...formatted];
}

function textsOf(files: string): string[] {
  return globSync(files, { exclude: ['content/README.md'] }).map((file) => readFileSync(file, 'utf8'));
}
