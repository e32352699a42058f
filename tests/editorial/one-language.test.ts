import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { type Changes, type Files, withDefault, withoutLanguage, withSetting } from '#tests/support/other-languages.ts';
import { build, inShell, rules, type SiteTree, siteTree } from '#tests/support/site-tree.ts';

/** The language that stays: another one than the default, so that the default changes too. */
const kept = LANGS.find((lang) => lang !== DEFAULT_LANG);

/** A site in one language, made of this one by the steps of docs/content/languages.md. Only the full test suite builds it. */
describe.runIf(kept !== undefined)('a site in one language', () => {
  let tree: SiteTree;

  beforeAll(() => {
    tree = siteTree(inOneLanguage(kept as Lang));
  });
  afterAll(() => tree?.remove());

  test('passes the check of its content', async () => {
    const { code, output } = await inShell(tree, 'npm run check:content');
    expect(code, output.slice(-3000)).toBe(0);
  });

  test.runIf(IS_FULL)('is built, and passes the tests of the built site', async () => {
    const { code, output } = await build(tree, 'production');
    expect(code, output.slice(-3000)).toBe(0);
    const inOthers = tree.files().filter((file) => LANGS.some((lang) => file.startsWith(`${lang}/`)));
    expect(inOthers).toEqual([]);
    const judged = await rules(tree);
    expect(judged.code, judged.output.slice(-6000)).toBe(0);
  });
});

/** The language becomes the default one, and the others go. */
function inOneLanguage(lang: Lang): Changes {
  const texts = globSync(['content/**/*.{md,mdx,yaml}', 'locales/**/*.json']);
  const files: Files = Object.fromEntries(texts.map((file) => [file, readFileSync(file, 'utf8')]));
  const changes: Record<string, string | undefined> = { ...withDefault(files, lang, DEFAULT_LANG) };
  for (const other of LANGS) {
    if (other === lang) continue;
    const left = Object.entries({ ...files, ...changes }).filter(
      (file): file is [string, string] => file[1] !== undefined,
    );
    Object.assign(changes, withoutLanguage(Object.fromEntries(left), other));
  }
  const settings = { defaultLanguage: lang, languages: [lang], draftLanguages: [], separateConsent: [] };
  const config = Object.entries(settings).reduce(
    (text, [name, value]) => withSetting(text, name, value),
    readFileSync('site.config.ts', 'utf8'),
  );
  return { ...changes, 'site.config.ts': config };
}
