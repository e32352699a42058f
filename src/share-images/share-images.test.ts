import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS } from '#src/i18n/langs.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type SharedPage, shareImages } from './share-images.ts';
import * as drawing from './sheet.ts';

vi.mock('./sheet.ts', { spy: true });

const TITLES = { japanese: '三本の線', latin: 'Three lines', chinese: '三条线', korean: '세 줄' };
const logger = { info: () => undefined };

function pageOf(lang: SharedPage['lang'], title: string): SharedPage {
  const address = lang === DEFAULT_LANG ? '/news' : `/${lang}/news`;
  return { address, path: '/news', lang, title, siteName: `S-${lang}`, sheet: 'N-00', scale: '1:1' };
}

/** Type size of a title. */
function sizeOf(title: string): number {
  const drawn = drawing.drawSheet({ lang: DEFAULT_LANG, title, company: 'S' });
  return Number(/"fontSize":(\d+),"lineHeight":[\d.]+,"fontWeight":700,"wordBreak"/.exec(JSON.stringify(drawn))?.[1]);
}

test('the image of a page has its words: title, company, and the names of the cells in its language', async () => {
  const pages = LANGS.map((lang) => pageOf(lang, TITLES[LANG_INFO[lang].letters]));
  const folder = temporaryFolder();
  await shareImages(pages, folder, logger);
  for (const { lang, title, siteName, address } of pages) {
    const { titleBlock, languageLabel: language } = words(lang, 'common');
    const names = { sheet: titleBlock.sheet, scale: titleBlock.scale, language };
    const sheet = { lang, title, company: siteName, block: { sheet: 'N-00', scale: '1:1', names } };
    expect(drawing.drawSheet).toHaveBeenCalledWith(sheet);
    expect(existsSync(path.join(folder, `og${address}.png`))).toBe(true);
  }
});

test('a long title, or one with a long word, is printed in a smaller size', () => {
  const { hasSpaces } = LANG_INFO[DEFAULT_LANG];
  const titles = hasSpaces
    ? ['Three lines', 'Draw the lines first '.repeat(6)]
    : ['三本の線', '設計図の線を引く'.repeat(8)];
  const [short, long, longWord] = [...titles, 'Softwareentwicklungsumgebung'].map(sizeOf);
  expect(long).toBeLessThan(short ?? 0);
  expect(longWord).toBeLessThan(short ?? 0);
});

test('titles that cannot be drawn stop the build, with their file', async () => {
  const titles = ['設計図🚀', '設計図の線を引く'.repeat(40), 'Softwareentwicklungsumgebung'.repeat(6)];
  const drawn = shareImages(
    titles.map((title) => pageOf(DEFAULT_LANG, title)),
    temporaryFolder(),
    logger,
  );
  await expect(drawn).rejects.toThrow(/(too long[\s\S]*){2}“🚀”/);
  await expect(drawn).rejects.toThrow(`locales/${DEFAULT_LANG}/ (page /news): “設計図🚀”`);
});
