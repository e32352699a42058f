import { expect, test } from 'vitest';
import { referencedImages } from './referenced-images.ts';

test('finds file names of images in attributes, feeds, styles and scripts, with and without the origin', () => {
  const texts = [
    '<img src="/_astro/a.png" srcset="/_astro/b.webp 400w, /_astro/c.webp 640w">',
    '&lt;img src=&quot;https://site.example/_astro/d%20e.png&quot;>',
    'p{background:url(/_astro/f.svg)}',
    "import('/_astro/g.js?x#y')",
    '{"a":"\\/_astro/h.png\\n"} /_astro/%E4%BC%9A.png /_astro/%.png',
    '/other/i.png /_astro/',
  ];
  expect(texts.flatMap(referencedImages).sort()).toEqual(
    ['a.png', 'b.webp', 'c.webp', 'd e.png', 'f.svg', 'g.js', 'h.png', '会.png', '%.png']
      .map((n) => `_astro/${n}`)
      .sort(),
  );
});
