import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeUnusedPictures } from './pictures.ts';

const paint = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
const clean = await paint().png().toBuffer();
const fromPhone = await paint()
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .jpeg()
  .toBuffer();

test.each([
  { name: 'an attribute', text: '<img src="/_astro/a.B1.png">' },
  { name: 'a list of widths', text: '<source srcset="/_astro/b.png 400w, /_astro/a.B1.png 640w">' },
  { name: 'a feed', file: 'feed.xml', text: 'src=&quot;https://a.example/_astro/a.B1.png&quot; width' },
  { name: 'a script', file: 'a.js', text: 'const a=`/_astro/a.B1.png`;' },
])('a picture in $name stays, another one goes', async ({ file = 'index.html', text }) => {
  const folder = temporaryFolder({
    [file]: text,
    '_astro/a.B1.png': clean,
    '_astro/b.png': clean,
    '_astro/original.jpg': fromPhone,
  });
  expect(await removeUnusedPictures(folder)).toBe(text.includes('b.png') ? 1 : 2);
  expect(existsSync(path.join(folder, '_astro/a.B1.png'))).toBe(true);
  expect(existsSync(path.join(folder, '_astro/original.jpg'))).toBe(false);
});

test('a picture with a name in Japanese or with a name of its own stays', async () => {
  const page = '<img src="/_astro/%E4%BC%9A%E5%A0%B4.png">';
  const folder = temporaryFolder({ 'index.html': page, '_astro/会場.png': clean, 'touch-icon.png': clean });
  expect(await removeUnusedPictures(folder)).toBe(0);
});

test('the build stops for pictures that are missing, no encoded image, or tell where they were taken, all at once', async () => {
  const folder = temporaryFolder({
    'index.html': '<img src="/_astro/a.png"><img src="/_astro/b.jpg">',
    '_astro/b.jpg': fromPhone,
    'team.jpg': fromPhone,
    'touch-icon.webp': clean,
  });
  const lines = await removeUnusedPictures(folder).catch((error: Error) => error.message.split('\n').slice(1));
  expect(lines).toEqual([
    '_astro/a.png: a page or feed shows it, but the build does not have it',
    '_astro/b.jpg: camera or location metadata (EXIF); save it without',
    'team.jpg: camera or location metadata (EXIF); save it without',
    'touch-icon.webp: is no webp but png; its original cannot be encoded',
  ]);
});
