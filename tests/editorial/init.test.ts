import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { recordOf } from '#tests/support/content.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, inShell, rules, run, type SiteTree, siteTree } from '#tests/support/site-tree.ts';

const WISHES = '--name "Kita Clinic" --site https://kita.example --email info@kita.example';

/** In the default language alone, and in one that the sample is not in, but the project has UI strings for. */
const SPARE =
  (Object.keys(LANG_INFO) as Lang[]).find(
    (lang) => !LANGS.includes(lang) && existsSync(`locales/${lang}/common.json`),
  ) ?? DEFAULT_LANG;
const CHOICES = [DEFAULT_LANG, [...new Set([SPARE, DEFAULT_LANG])].join(',')];

/** A site that begins with `npm run init`, by docs/start/make-it-yours.md. Only the full test suite builds it. */
describe.each(IS_FULL ? CHOICES : CHOICES.slice(0, 1))('a new site in %s', (languages) => {
  let tree: SiteTree;
  let said: string;

  beforeAll(async () => {
    tree = siteTree({});
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'first'],
    ])
      spawnSync('git', args, { cwd: tree.root });
    const { code, output } = await inShell(
      tree,
      `npm run init -- ${WISHES} --languages ${languages} --colour "#0a7d6c"`,
    );
    expect(code, output).toBe(0);
    said = output;
  });
  afterAll(() => tree?.remove());

  test('prints what it did and what to do next', () => {
    expect(said).toContain('Kita Clinic');
    expect(said).toContain('npm run check:content');
  });

  test('has nothing but marked places left to fill in', async () => {
    const { code, output } = await run(tree, 'check:content');
    expect(code, output).toBe(0);
  });

  test('offers no document of the former company', () => {
    expect(tree.files('public').filter((file) => file.startsWith('downloads/'))).toEqual([]);
  });

  test.runIf(IS_FULL)('builds, keeps every rule, and has no trace of the former company in it', async () => {
    const { code, output } = await build(tree, 'production');
    expect([code, output.includes('still to be filled in')]).toEqual([1, true]);
    const local = await build(tree, '');
    expect(local.code, local.output.slice(-3000)).toBe(0);
    const kept = await rules(tree);
    expect(kept.code, kept.output.slice(-3000)).toBe(0);
    const { shortName } = recordOf('company');
    const texts = tree.files().filter((file) => /\.(html|json|xml|txt|svg|webmanifest)$/.test(file));
    expect(texts.filter((file) => tree.read(file).includes(shortName))).toEqual([]);
  });

  test('refuses to run over changes that are not committed', async () => {
    const { code, output } = await inShell(tree, `npm run init -- ${WISHES}`);
    expect([code, output.includes('Nothing was changed.')]).toEqual([1, true]);
  });
});
