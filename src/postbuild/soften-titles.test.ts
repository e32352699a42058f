import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { softenTitles } from './soften-titles.ts';

test.each([
  [
    'a title in Chinese',
    'zh-Hans',
    '<h2><a>为运行中的系统绘制图纸</a></h2>',
    '<h2><a>为运行<wbr>中的<wbr>系统<wbr>绘制<wbr>图纸</a></h2>',
  ],
  ['a long compound', 'ja', '<dt>再利用ソリューション<b>3</b></dt>', '<dt>再利用<wbr>ソリューション<b>3</b></dt>'],
  [
    'a title in another language',
    'zh-Hans',
    '<h2 lang="ja">設計図を描く人を探しています</h2>',
    '<h2 lang="ja">設計図を描く人を探しています</h2>',
  ],
  ['a short title', 'zh-Hans', '<h2>常见问题</h2>', '<h2>常见问题</h2>'],
  ['a paragraph', 'zh-Hans', '<p>为运行中的系统绘制图纸</p>', '<p>为运行中的系统绘制图纸</p>'],
  [
    'what React renders again, but not a slot in it',
    'zh-Hans',
    '<astro-island><h3>用一个平台整合众多网站</h3><astro-slot><h3>用一个平台整合众多网站</h3></astro-slot></astro-island>',
    '<astro-island><h3>用一个平台整合众多网站</h3><astro-slot><h3>用一个<wbr>平台<wbr>整合<wbr>众多<wbr>网站</h3></astro-slot></astro-island>',
  ],
])('%s', (_, lang, written, softened) => {
  const document = readHtml(`<html lang="${lang}"><body>${written}</body></html>`);
  softenTitles(document);
  expect(writeHtml(document)).toContain(`<body>${softened}</body>`);
});
