import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS } from '#src/i18n/langs.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { shareImages } from './share-images.ts';
import * as drawing from './sheet.ts';

vi.mock('./sheet.ts', { spy: true });

const TITLES = { japanese: '三本の線', latin: 'Three lines', chinese: '三条线', korean: '세 줄' };

test('the image of a page has its words: title, company, and the names of the cells in its language', async () => {
  const pages = LANGS.map((lang) => {
    const address = lang === DEFAULT_LANG ? '/news' : `/${lang}/news`;
    return {
      address,
      path: '/news',
      lang,
      title: TITLES[LANG_INFO[lang].letters],
      siteName: `S-${lang}`,
      sheet: 'N-00',
      scale: '1:1',
    };
  });
  const folder = temporaryFolder();
  await shareImages(pages, folder, { info: () => undefined });
  for (const { lang, title, siteName } of pages) {
    const drawn = vi.mocked(drawing.drawSheet).mock.calls.filter(([sheet]) => sheet.lang === lang);
    expect(drawn.length).toBeGreaterThan(0);
    for (const [sheet, names] of drawn) {
      expect(sheet).toEqual({ lang, title, sheet: 'N-00', scale: '1:1', company: siteName });
      const { titleBlock, languageLabel } = words(lang, 'common');
      expect(names).toEqual({ sheet: titleBlock.sheet, scale: titleBlock.scale, language: languageLabel });
    }
    expect(existsSync(path.join(folder, 'og', lang === DEFAULT_LANG ? 'news.png' : `${lang}/news.png`))).toBe(true);
  }
});
