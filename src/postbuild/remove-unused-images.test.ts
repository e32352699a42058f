import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { referencedImages } from './referenced-images.ts';
import { removeUnusedImages } from './remove-unused-images.ts';

test.each([
  { name: 'an attribute', text: '<img src="/_astro/a.B1.png">', is: ['_astro/a.B1.png'] },
  {
    name: 'a list of widths',
    text: '<source srcset="/_astro/a.avif 400w, /_astro/b.avif 640w">',
    is: ['_astro/a.avif', '_astro/b.avif'],
  },
  { name: 'a feed', text: 'src=&quot;https://a.example/_astro/a.webp&quot; width', is: ['_astro/a.webp'] },
  { name: 'a script', text: 'const a=`/_astro/a.svg`;', is: ['_astro/a.svg'] },
  { name: 'a style', text: 'background:url(/_astro/a.svg)', is: ['_astro/a.svg'] },
  { name: 'a name in Japanese', text: '<img src="/_astro/%E4%BC%9A%E5%A0%B4.webp">', is: ['_astro/会場.webp'] },
  { name: 'a sign that is no code', text: '<img src="/_astro/100%.webp">', is: ['_astro/100%.webp'] },
  { name: 'another folder', text: '<img src="/og/a.png">', is: [] },
])('a picture is named by $name', ({ text, is }) => {
  expect(referencedImages(text)).toEqual(is);
});

const paint = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
const clean = await paint().png().toBuffer();
const fromPhone = await paint()
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
  .jpeg()
  .toBuffer();

async function settled(files: Readonly<Record<string, string | Buffer>>) {
  const folder = temporaryFolder(files);
  const pages = Object.entries(files).flatMap(([name, data]) => (name.endsWith('.html') ? [String(data)] : []));
  const removed = await removeUnusedImages(folder, pages.flatMap(referencedImages));
  return { removed, left: Object.keys(files).filter((name) => existsSync(path.join(folder, name))) };
}

test.each([
  {
    name: 'an original that no page shows goes, what was made of it stays',
    files: { 'index.html': '<img src="/_astro/a_1.png">', '_astro/a.jpg': fromPhone, '_astro/a_1.png': clean },
    is: { removed: 1, left: ['index.html', '_astro/a_1.png'] },
  },
  {
    name: 'a picture with a name of its own may be asked for by anybody: it stays',
    files: { 'index.html': '', 'apple-touch-icon.png': clean },
    is: { removed: 0, left: ['index.html', 'apple-touch-icon.png'] },
  },
  {
    name: 'a drawing has no camera, whatever stands in it',
    files: { 'index.html': '', 'mark.svg': '<!-- not drawn yet -->' },
    is: { removed: 0, left: ['index.html', 'mark.svg'] },
  },
  {
    name: 'what only a feed shows stays',
    files: { 'news/feed.xml': '&lt;img src=&quot;https://a.example/_astro/a.png&quot;&gt;', '_astro/a.png': clean },
    is: { removed: 0, left: ['news/feed.xml', '_astro/a.png'] },
  },
])('$name', async ({ files, is }) => {
  expect(await settled(files)).toEqual(is);
});

test.each([
  {
    name: 'a page shows the photo as the phone made it',
    files: { 'index.html': '<img src="/_astro/a.jpg">', '_astro/a.jpg': fromPhone },
    says: '_astro/a.jpg has camera or location metadata (EXIF)',
  },
  {
    name: 'a photo lies in public/',
    files: { 'index.html': '', 'images/team.jpg': fromPhone },
    says: 'images/team.jpg has camera or location metadata (EXIF)',
  },
  {
    name: 'a page shows a picture that is not there',
    files: { 'index.html': '<img src="/_astro/a.png">' },
    says: 'the build does not have:\n_astro/a.png',
  },
])('the build stops when $name', async ({ files, says }) => {
  await expect(settled(files)).rejects.toThrow(says);
});
