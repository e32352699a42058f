import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, inShell, rules, run, type SiteTree, siteTree } from '#tests/support/site-tree.ts';

/** The language that stays: another one than the default, so that the default changes too. */
const kept = LANGS.find((lang) => lang !== DEFAULT_LANG);

/**
 * A site in one language, made of this one by the commands that docs/content/languages.md names: entries without a translation are removed, the
 * language becomes the default one, and the others go. Only the full test suite builds it.
 */
describe.runIf(kept !== undefined)('a site in one language', () => {
  let tree: SiteTree;

  beforeAll(async () => {
    tree = siteTree({});
    const typed = async (line: string) => {
      const { code, output } = await inShell(tree, line);
      expect(code, `${line}\n${output.slice(-3000)}`).toBe(0);
    };
    const refused = await inShell(tree, `npm run language -- default ${kept}`);
    for (const [command] of refused.output.matchAll(/npm run remove \S+ \S+$/gm)) await typed(command);
    if (refused.code !== 0) await typed(`npm run language -- default ${kept}`);
    for (const lang of LANGS) if (lang !== kept) await typed(`npm run language -- remove ${lang}`);
  });
  afterAll(() => tree?.remove());

  test('is made by the commands, which leave no file of another language', async () => {
    const left = ['content', 'locales'].flatMap((folder) => tree.files(folder));
    const others = LANGS.filter((lang) => lang !== kept);
    expect(left.filter((file) => others.some((lang) => file.split(/[/.]/).includes(lang)))).toEqual([]);
    const { code, output } = await run(tree, 'check:content');
    expect(code, output.slice(-3000)).toBe(0);
  });

  test.runIf(IS_FULL)('is built, and keeps every rule', async () => {
    const { code, output } = await build(tree, 'production');
    expect(code, output.slice(-3000)).toBe(0);
    const inOthers = tree.files().filter((file) => LANGS.some((lang) => file.startsWith(`${lang}/`)));
    expect(inOthers).toEqual([]);
    const judged = await rules(tree);
    expect(judged.code, judged.output.slice(-6000)).toBe(0);
  });
});
