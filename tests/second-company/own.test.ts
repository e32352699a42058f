import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import config from '#site-config';
import { pageOf } from '#src/content/kinds.ts';
import { markOf } from '#src/content/mark.ts';
import { ABOUT, CAREERS } from '#src/site/routes.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { DIST, files, isBuilt, pageAt, pages, visibleText } from '#tests/support/built-site.ts';
import { shown } from '#tests/support/entries.ts';
import otherCompany from '#tests/support/three-languages.ts';

/** What the second company has of its own, each defined in one file, appears everywhere. */

const textOf = (file: string) => readFileSync(file, 'utf8');
const { light, dark } = coloursOf(textOf('src/styles/tokens.css'));
const ownLine = / d="([^"]+)"/.exec(markOf(textOf('content/company/mark.svg')).drawing)?.[1] ?? 'no path';

test('its mark is in header, footer and icon', () => {
  const framed = pages.filter(({ html }) => html.includes('popovertarget="menu"'));
  expect(framed.length).toBeGreaterThan(32);
  const without = framed.filter(({ html }) => html.toLowerCase().split(ownLine.toLowerCase()).length - 1 < 2);
  expect(without.map(({ address }) => address)).toEqual([]);
  expect(textOf('dist/favicon.svg')).toContain(ownLine);
});

test.each([
  ['favicon.svg', 'paper'],
  ['icon-512.png', 'paper'],
  ['apple-touch-icon.png', 'paper'],
  ['og/index.png', 'band'],
])('the background of %s is its --%s', async (file, token) => {
  const corner = sharp(`${DIST}/${file}`).extract({ left: 0, top: 0, width: 1, height: 1 });
  const rgb = [...(await corner.removeAlpha().raw().toBuffer())];
  expect(`#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`).toBe(light[token]);
});

test('the window around a page takes its colours, light and dark', () => {
  const themes = [...textOf('dist/index.html').matchAll(/name="theme-color" content="([^"]+)"/g)].map(([, one]) => one);
  expect(themes).toEqual([light['sheet'], dark['band']]);
  const colour = { background_color: light['paper'], theme_color: light['paper'] };
  expect(JSON.parse(textOf('dist/site.webmanifest'))).toMatchObject(colour);
});

test('of the drawings, only its own and those of the engine are published', () => {
  const published = files('.svg').filter((file) => file.startsWith('_astro/'));
  const names = new Set(published.map((file) => file.slice('_astro/'.length).split('.')[0]));
  const engine = readdirSync('src/assets/art').map((file) => file.replace('.svg', ''));
  expect([...names].filter((name) => !engine.includes(name ?? ''))).toEqual(['sounder']);
});

test('a drawing at the head of a page has words in the language of the page', () => {
  const wordsOf = (lang: 'en' | 'ja') =>
    pageAt('/services/echo-sounders', lang).root.querySelectorAll('.page-head__art svg text').map(visibleText);
  expect(wordsOf('en').length).toBeGreaterThan(0);
  expect(wordsOf('ja')).toHaveLength(wordsOf('en').length);
  expect(wordsOf('ja')).not.toEqual(wordsOf('en'));
});

test('a new file is a page, with the elements and facts that it names, in the menu and the site map', () => {
  const { root } = pageAt('/warranty', 'en');
  expect(root.querySelectorAll('.clauses__clause h2').map(visibleText)).toEqual(['Send it in', 'At the workshop']);
  expect(root.querySelector('main time')?.getAttribute('datetime')).toBe('2026-05-01');
  expect(pageAt('/', 'ja').root.querySelector('.footer nav a[href="/ja/warranty"]')?.textContent).toBe('保証と修理');
  expect(pageAt('/sitemap', 'en').root.querySelector('main a[href="/warranty"]')).not.toBeNull();
});

test('its phone number is national in the language of its country, international in the other one', () => {
  const numberIn = (lang: 'en' | 'ja') => pageAt(ABOUT, lang).root.querySelector('main a[href^="tel:"]')?.textContent;
  expect([numberIn('en'), numberIn('ja')]).toEqual(['03-000-0000', '+64-3-000-0000']);
});

test('the table about the company has the English name once, where it is the legal name too', () => {
  const values = pageAt(ABOUT, 'ja').root.querySelectorAll('main dl.title-block > div > dd').map(visibleText);
  expect(values.filter((value) => value.includes('Tern & Anchor Instruments'))).toHaveLength(1);
});

test('its pages are at its own addresses, and nothing answers at those of another company', () => {
  const own: readonly string[] = Object.values(config.paths).flat();
  const position = pageOf('jobs', shown('jobs')[0]?.slug ?? '');
  expect(position).toMatch(/^\/careers\//);
  for (const path of [ABOUT, CAREERS, position]) expect(isBuilt(path), path).toBe(true);
  const others = Object.values(otherCompany.paths)
    .flat()
    .filter((path) => !own.includes(path));
  expect(others.length).toBeGreaterThan(3);
  const isBelow = (path: string) => others.some((other) => path === other || path.startsWith(`${other}/`));
  expect(pages.filter(({ path }) => isBelow(path))).toEqual([]);
  expect(others.filter((path) => textOf('dist/_redirects').includes(path))).toEqual([]);
});

test('a position in one language is shown in the other one, in the language of its text and marked with it', () => {
  const [position] = shown('jobs');
  const { root } = pageAt(pageOf('jobs', position?.slug ?? ''), 'ja');
  expect(root.querySelector('[lang="en"] h1')?.text).toContain(position?.title);
  expect(root.querySelectorAll('[lang="en"] dl dd').map(visibleText).join()).not.toMatch(/\p{Script=Han}/u);
  const card = pageAt(CAREERS, 'ja').root.querySelector('.positions__sheets h3');
  expect([card?.text, card?.getAttribute('lang')]).toEqual([`${position?.title} EN`, 'en']);
});

test('its contact page is the form: a sentence leads to the privacy policy, and nothing has to be agreed to', () => {
  for (const lang of ['en', 'ja'] as const) {
    const { root } = pageAt('/contact', lang);
    const policy = root.querySelector('form[data-contact-form] > p > a[href$="/privacy-policy"]');
    expect(policy?.textContent).toBe(visibleText(pageAt('/privacy-policy', lang).root.querySelector('h1') ?? root));
    expect(root.querySelectorAll('[name="consent"], #agree')).toEqual([]);
    expect(root.querySelectorAll('[data-steps] > li')).toHaveLength(2);
  }
  expect(pages.filter(({ path }) => path === '/contact/form')).toEqual([]);
});
