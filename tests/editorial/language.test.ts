import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '#site-config';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS } from '#src/i18n/langs.ts';
import { indexedAddresses } from '#tests/support/indexed-addresses.ts';
import { layoutProblems } from '#tests/support/layout-problems.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { withSetting } from '#tests/support/other-languages.ts';
import { FAMILIES } from '#tests/support/routes.ts';
import { build, inShell, rules, run, type SiteTree, siteTree } from '#tests/support/site-tree.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import { launchOptions } from '#tools/browser/chromium.ts';
import { builtSite } from '#tools/serve/static-host.ts';
import {
  halfTranslated,
  inPreparation,
  LACKING,
  LONG,
  lengthened,
  published,
  publishedTooEarly,
} from './long-language.ts';

/** The language is made from Japanese texts. */
const IN_JAPANESE = LANG_INFO[DEFAULT_LANG].letters === 'japanese';
const WIDTHS = [390, 1280];
const isOwn = (file: string) => file.startsWith(`${LONG}/`) || file === `${LONG}.html`;
const pagesOf = (tree: SiteTree) => tree.files().filter((file) => file.endsWith('.html'));

/** A language in preparation on the built site, half translated. Only the full test suite builds four languages. */
describe.runIf(IS_FULL && IN_JAPANESE)('a language that is not yet published', () => {
  let tree: SiteTree;
  let output: string;

  beforeAll(async () => {
    tree = siteTree(halfTranslated());
    const result = await build(tree, 'production');
    output = result.output;
    expect(result.code, output.slice(-3000)).toBe(0);
  });
  afterAll(() => tree?.remove());

  test('has every page that Japanese has, and kept out of search engines', () => {
    const own = pagesOf(tree).filter(isOwn);
    // An infographic exists in the languages of its article.
    const japanese = pagesOf(tree).filter((file) => !/^(en|zh|infographics)(\/|\.html$)/.test(file) && !isOwn(file));
    expect(own.sort()).toEqual(
      japanese.map((file) => (file === 'index.html' ? `${LONG}.html` : `${LONG}/${file}`)).sort(),
    );
    const open = own.filter((file) => !tree.read(file).includes('<meta name="robots" content="noindex">'));
    expect(open).toEqual([]);
    expect(own.filter((file) => /rel="(canonical|alternate" hreflang)/.test(tree.read(file)))).toEqual([]);
    expect(tree.read('_redirects')).toContain(`/${LONG}/404`);
  });

  test('is named by nothing that readers of the other languages meet', () => {
    const texts = tree.files().filter((file) => /\.(html|xml|json|txt|webmanifest)$/.test(file) && !isOwn(file));
    // Rules for the browser name addresses that it must not prepare, in every language that has pages.
    const naming = texts.filter((file) => file !== 'speculation-rules.json' && tree.read(file).includes(LONG));
    expect(naming).toEqual([]);
    expect(tree.files().filter((file) => file.startsWith(`pagefind/${LONG}`) || file.startsWith(`og/${LONG}`))).toEqual(
      [],
    );
  });

  test('says in its own words what it has, and in Japanese what it lacks', () => {
    const read = (page: string) => parse(tree.read(page)).querySelector('h1')?.textContent.replace(/\s/g, '') ?? '';
    expect(read(`${LONG}/contact.html`)).toBe(lengthened(read('contact.html')));
    expect(read(`${LONG}/privacy-policy.html`)).toBe(read('privacy-policy.html'));
    const questions = (page: string) => tree.read(page).match(/ id="[a-z0-9-]+"/g)?.length;
    expect(questions(`${LONG}/faq.html`)).toBe(questions('faq.html'));
    const [navigation, own] = ['index.html', `${LONG}.html`].map(
      (page) => parse(tree.read(page)).querySelector('nav.header__nav')?.textContent,
    );
    expect(own).toBe(navigation);
  });

  test('is answered by the functions', () => {
    for (const kind of ['news', 'tech-articles'])
      expect(existsSync(path.join(tree.root, `.generated/functions/${kind}/data/${LONG}.json`))).toBe(true);
  });

  test('lacks what the content check says it lacks', () => {
    for (const kind of LACKING.kinds) expect(output).toMatch(new RegExp(`content/${kind}/${LONG}\\.yaml:1`));
    expect(output).toContain('the file does not exist; copy content/faq/ja.yaml and translate it');
    expect(output).toMatch(new RegExp(`content/news/ja/[\\w-]+\\.md:1\\n.*: .*${LONG}`));
  });

  test('keeps every rule', async () => {
    const kept = await rules(tree);
    expect(kept.code, kept.output.slice(-6000)).toBe(0);
  });

  test('is neither cut nor printed over itself, half as long again, and no page scrolls sideways', async () => {
    const answer = await builtSite(path.join(tree.root, 'dist'));
    const browser = await chromium.launch(launchOptions());
    const found: string[] = [];
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), CONSENT_KEY);
      await page.route('**', (route) => {
        const { status, headers, body } = answer(new URL(route.request().url()).pathname);
        return route.fulfill({ status, headers: { ...headers }, body });
      });
      for (const family of FAMILIES) {
        await page.goto(`http://site.test/${LONG}${family === '/' ? '' : family}`);
        const problems = await page.evaluate(layoutProblems);
        found.push(...problems.map((problem) => `${family}, ${width} px: ${problem}`));
      }
    }
    await browser.close();
    expect(found).toEqual([]);
  });
});

/** The steps of docs/content/languages.md that add a language, done on a copy. */
describe('a language that is added', () => {
  test('in preparation: the checks list what is missing, and nothing stops a build', async () => {
    const tree = siteTree(inPreparation());
    const content = await run(tree, 'check:content');
    expect(content.code, content.output).toBe(0);
    const messages = await inShell(tree, 'npm run check:messages -- --outdated');
    expect(messages.code, messages.output).toBe(0);
    for (const kind of ['company', 'contact']) expect(content.output).toContain(`content/${kind}/${LONG}.yaml:1`);
    expect(messages.output).toContain(`to be translated: locales/${LONG}/common.json`);
    tree.remove();
  });

  test('published before it is translated: the checks stop, and name every file and word that is missing', async () => {
    const tree = siteTree(publishedTooEarly());
    const { code, output } = await run(tree, 'check:content');
    const messages = await run(tree, 'check:messages');
    tree.remove();
    expect([code, messages.code]).toEqual([1, 1]);
    expect(messages.output).toContain(`locales/${LONG}/common.json does not exist`);
    for (const kind of ['company', 'skills', 'faq'] as const)
      if (existsSync(fileOf(kind, DEFAULT_LANG))) expect(output).toContain(`content/${kind}/${LONG}.yaml`);
    if (existsSync('content/tags.yaml'))
      expect(output).toMatch(new RegExp(`content/tags\\.yaml:\\d+ {2}\\w+\\.${LONG}`));
    if (existsSync(`content/jobs/${DEFAULT_LANG}`))
      expect(output).toMatch(new RegExp(`content/jobs/${DEFAULT_LANG}/[\\w-]+\\.md:1\\n.*${LONG}`));
  });

  test('published with its words and files: the checks pass', async () => {
    const tree = siteTree(published());
    for (const check of ['check:content', 'check:messages']) {
      const { code, output } = await run(tree, check);
      expect(code, output).toBe(0);
    }
    tree.remove();
  });

  test.runIf(IS_FULL)('published and built: switch, alternates, sitemap and search have it', async () => {
    const tree = siteTree(published());
    const { code, output } = await build(tree, 'production');
    expect(code, output.slice(-3000)).toBe(0);
    const home = parse(tree.read('index.html'));
    expect(home.querySelectorAll('nav.header__language a').map((link) => link.getAttribute('hreflang'))).toContain(
      `${DEFAULT_LANG}-x-${LONG}`,
    );
    expect(tree.read('about-us.html')).toContain(`hreflang="${DEFAULT_LANG}-x-${LONG}"`);
    expect(tree.read('sitemap-0.xml')).toMatch(new RegExp(`<loc>[^<]*/${LONG}/about-us</loc>`));
    expect(indexedAddresses(path.join(tree.root, 'dist'), LONG)).toContain(`/${LONG}/about-us`);
    expect(tree.read('.well-known/security.txt')).toMatch(new RegExp(`Preferred-Languages:.*\\b${LONG}\\b`));
    tree.remove();
  });
});

/** The steps of the page that removes Chinese, done on a copy as an editor does them. */
describe.runIf(LANGS.length > 1 && LANGS.includes('zh') && DEFAULT_LANG !== 'zh')('a language that is removed', () => {
  test('leaves content that passes the check, and nothing of it', async () => {
    const page = readFileSync('docs/content/languages.md', 'utf8');
    const [, section = ''] = /\n## Remove a language\n([\s\S]*?)\n## /.exec(page) ?? [];
    const commands = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, command = '']) => command);
    expect(commands).toHaveLength(2);
    const without = (['languages', 'draftLanguages', 'separateConsent'] as const).reduce(
      (text, name) =>
        withSetting(
          text,
          name,
          config[name].filter((lang) => lang !== 'zh'),
        ),
      readFileSync('site.config.ts', 'utf8'),
    );
    const tree = siteTree({ 'site.config.ts': without, 'content/transfer-notice.yaml': undefined });
    for (const command of [
      'git init -q && git add -A . && git -c user.name=a -c user.email=a@b.example commit -qm before',
      ...commands,
      'npm run check:content',
    ]) {
      const { code, output } = await inShell(tree, command);
      expect(code, output.slice(0, 4000)).toBe(0);
    }
    const left = tree.files('content').filter((file) => /(^|\/)zh[./]/.test(file));
    expect([...left, ...tree.files('locales').filter((file) => file.startsWith('zh/'))]).toEqual([]);
    tree.remove();
  });
});
