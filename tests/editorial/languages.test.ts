import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import config from '#site-config';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, inShell, rules, run, siteTree } from '#tests/support/site-tree.ts';

/** The steps of docs/content/languages.md, done on copies of the project as a developer does them. */

/** A language in Latin letters that the project has no word in, with the row that the page gives. */
const SPARE = 'nl';
const [row = ''] = /^nl: .*$/m.exec(readFileSync('docs/content/languages.md', 'utf8')) ?? [];
const WITH_ROW = {
  'languages.config.ts': readFileSync('languages.config.ts', 'utf8').replace('export default {', `$&\n  ${row}`),
};

/** `site.config.ts` with other values of some lists. */
function settings(lists: Readonly<Record<string, readonly string[]>>): string {
  let text = readFileSync('site.config.ts', 'utf8');
  for (const [name, values] of Object.entries(lists))
    text = text.replace(
      new RegExp(`^( *${name}: )\\[.*?\\]`, 'm'),
      `$1[${values.map((one) => `'${one}'`).join(', ')}]`,
    );
  return text;
}

describe('a language that is added', () => {
  test('in preparation: the checks list what is missing, and nothing stops a build', async () => {
    const tree = siteTree({
      ...WITH_ROW,
      'site.config.ts': settings({ draftLanguages: [...config.draftLanguages, SPARE] }),
    });
    const content = await run(tree, 'check:content');
    expect(content.code, content.output).toBe(0);
    for (const kind of ['company', 'contact']) expect(content.output).toContain(`content/${kind}/${SPARE}.yaml:1`);
    const messages = await inShell(tree, 'npm run check:messages -- --outdated');
    expect(messages.code, messages.output).toBe(0);
    expect(messages.output).toContain(`to be translated: locales/${SPARE}/common.json`);
    if (IS_FULL) {
      const { code, output } = await build(tree, 'production');
      expect(code, output.slice(-3000)).toBe(0);
      const isOwn = (file: string) => file.startsWith(`${SPARE}/`) || file === `${SPARE}.html`;
      const own = tree.files().filter((file) => isOwn(file) && file.endsWith('.html'));
      expect(own).toEqual(expect.arrayContaining([`${SPARE}.html`, `${SPARE}/contact.html`, `${SPARE}/404.html`]));
      expect(own.filter((file) => !tree.read(file).includes('<meta name="robots" content="noindex">'))).toEqual([]);
      const others = tree.files().filter((file) => !isOwn(file) && /\.(html|xml|webmanifest)$/.test(file));
      expect(others.filter((file) => tree.read(file).includes(`/${SPARE}/`))).toEqual([]);
      const kept = await rules(tree);
      expect(kept.code, kept.output.slice(-6000)).toBe(0);
    }
    tree.remove();
  });

  test('published before it is translated: the checks stop, and name every file and word that is missing', async () => {
    const tree = siteTree({ ...WITH_ROW, 'site.config.ts': settings({ languages: [...config.languages, SPARE] }) });
    const [content, messages] = [await run(tree, 'check:content'), await run(tree, 'check:messages')];
    expect([content.code, messages.code]).toEqual([1, 1]);
    expect(messages.output).toContain(`locales/${SPARE}/common.json does not exist`);
    for (const kind of ['company', 'skills', 'faq'] as const)
      if (existsSync(fileOf(kind, DEFAULT_LANG))) expect(content.output).toContain(`content/${kind}/${SPARE}.yaml`);
    if (existsSync('content/tags.yaml'))
      expect(content.output).toMatch(new RegExp(`content/tags\\.yaml:\\d+ {2}\\w+\\.${SPARE}`));
    tree.remove();
  });
});

test.runIf(LANGS.length > 1)('languages that are removed leave nothing behind: a site in one language', async () => {
  const page = readFileSync('docs/content/languages.md', 'utf8');
  const [, section = ''] = /\n## Remove a language\n([\s\S]*?)\n## /.exec(page) ?? [];
  const commands = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, command = '']) => command);
  expect(commands).toHaveLength(2);
  const others = LANGS.filter((lang) => lang !== DEFAULT_LANG);
  const tree = siteTree({
    'site.config.ts': settings({ languages: [DEFAULT_LANG], draftLanguages: [], separateConsent: [] }),
    'content/transfer-notice.yaml': undefined,
  });
  for (const command of [
    'git init -q && git add -A . && git -c user.name=a -c user.email=a@b.example commit -qm before',
    ...others.flatMap((lang) => commands.map((command) => command.replaceAll('zh', lang))),
    'npm run check:content',
  ]) {
    const { code, output } = await inShell(tree, command);
    expect(code, output.slice(0, 4000)).toBe(0);
  }
  const isOther = (file: string) => others.some((lang) => new RegExp(`(^|/)${lang}[./]`).test(file));
  expect([...tree.files('content'), ...tree.files('locales')].filter(isOther)).toEqual([]);
  if (IS_FULL) {
    const { code, output } = await build(tree, 'production');
    expect(code, output.slice(-3000)).toBe(0);
    const kept = await rules(tree);
    expect(kept.code, kept.output.slice(-6000)).toBe(0);
  }
  tree.remove();
});
