import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'vitest';
import { stringify } from 'yaml';
import { pageOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { indexedAddresses } from '#tests/support/indexed-addresses.ts';
import { IS_FULL } from '#tests/support/matrix.ts';
import { build, rules, type SiteTree, siteTree, TODAY } from '#tests/support/site-tree.ts';
import { entry, OWN_TABLES } from './entries.ts';

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
/** The day on which all that is added comes or goes. */
const TURN = daysAfter(TODAY, 40);
const NEXT = daysAfter(TURN, 1);

const position = readValidFiles('jobs', '.').find(({ lang }) => lang === DEFAULT_LANG);
const notice = {
  id: 'zz-turn',
  start: TURN,
  end: TURN,
  text: Object.fromEntries(LANGS.map((lang) => [lang, 'zz-notice'])),
};

const changes = {
  ...OWN_TABLES,
  ...entry('news', 'zz-turn', `date: ${TURN}\nformerSlugs: [zz-before]\n`),
  ...Object.assign({}, ...LANGS.slice(1, 2).map((lang) => entry('news', 'zz-turn', '', lang))),
  'content/notices.yaml': stringify([notice]),
  ...(position && {
    [position.file]: position.text
      .replace(/^validThrough: .*\n/m, '')
      .replace(/^datePosted: .*\n/m, `$&validThrough: ${TURN}\n`),
  }),
};

/** Files of the site, and of the data of its functions, that hold a text. */
const naming = (tree: SiteTree, text: string) =>
  [
    ...tree.files().map((file) => `dist/${file}`),
    ...tree.files('.generated').map((file) => `.generated/${file}`),
  ].filter((file) => readFileSync(path.join(tree.root, file)).includes(text));

/** Where a news item is found by those who do not have its address. */
const PLACES = LANGS.flatMap((lang) => {
  const list = `dist${localizePath('/news', lang)}`;
  const feeds = LANGS.indexOf(lang) < 2 ? [`${list}/feed.xml`, `${list}/feed.json`] : [];
  return [`${list}.html`, `${list}/zz-turn.html`, `${dataFolderOf('news')}/${lang}.json`, ...feeds];
});

describe.runIf(IS_FULL).concurrent('dated content', () => {
  test.for([
    [
      'is nowhere in the last second before its day',
      inCompanyZone(daysAfter(TURN, -1), '23:59:59'),
      false,
      false,
      [TURN, NEXT],
    ],
    ['is everywhere from the first second on, which is the day before in UTC', inCompanyZone(TURN), true, true, [NEXT]],
    ['has gone in the first second after its last day', inCompanyZone(NEXT), true, false, []],
  ] as const)('%s', async ([, at, isOut, isNoticeShown, due], { expect }) => {
    const tree = siteTree(changes);
    const { code, output } = await build(tree, 'production', at);
    expect(code, output.slice(-3000)).toBe(0);
    const named = naming(tree, 'zz-turn').filter((file) => !file.endsWith('scheduled.json'));
    if (!isOut) expect([named, naming(tree, 'zz-before')]).toEqual([[], []]);
    else expect(named).toEqual(expect.arrayContaining([...PLACES, 'dist/_redirects', 'dist/sitemap-0.xml']));
    const indexed = indexedAddresses(path.join(tree.root, 'dist'), DEFAULT_LANG);
    expect(indexed.some((address) => address.startsWith('/news/zz-turn'))).toBe(isOut);
    const framed = tree
      .files()
      .filter((file) => file.endsWith('.html') && tree.read(file).includes('popovertarget="menu"'));
    const noticed = framed.filter((file) => tree.read(file).includes('zz-notice'));
    expect(noticed).toEqual(isNoticeShown ? framed : []);
    if (position) {
      const isOpen = at < inCompanyZone(NEXT);
      expect(tree.read(`${pageOf('jobs', position.slug).slice(1)}.html`).includes('"JobPosting"')).toBe(isOpen);
      expect(tree.read('contact/form.html').includes(`<option value="${position.slug}"`)).toBe(isOpen);
    }
    const { due: noted } = JSON.parse(
      readFileSync(path.join(tree.root, dataFolderOf('publish-due'), 'scheduled.json'), 'utf8'),
    );
    expect(noted.filter((day: string) => day === TURN || day === NEXT)).toEqual(due);
    const kept = await rules(tree);
    expect(kept.code, kept.output.slice(-6000)).toBe(0);
    tree.remove();
  });
});
