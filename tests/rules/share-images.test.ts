import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHARE_IMAGE } from '#src/seo/head.ts';
import { DIST, files, indexable } from '#tests/support/built-site.ts';

/** Larger ones are not shown by some services that preview links. */
const MOST_BYTES = 300_000;

const images = new Map(
  indexable.flatMap((page) => {
    const image = page.root.querySelector('meta[property="og:image"]')?.getAttribute('content');
    return image === undefined ? [] : [[page.address, new URL(image).pathname] as const];
  }),
);

/** Width and height of a PNG file, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('share images', () => {
  test('every page that search engines may show names one', () => {
    expect(indexable.filter(({ address }) => !images.has(address)).map(({ address }) => address)).toEqual([]);
  });

  test('each is a PNG of the right size that is not too heavy', () => {
    const odd = [...new Set(images.values())].flatMap((path) => {
      const png = readFileSync(`${DIST}${path}`);
      const { width, height } = sizeOf(png);
      const ok = width === SHARE_IMAGE.width && height === SHARE_IMAGE.height && png.length <= MOST_BYTES;
      return ok ? [] : [`${path}: ${width}×${height}, ${png.length} bytes`];
    });
    expect(odd).toEqual([]);
  });

  test('pages of different words have different images', () => {
    const byContent = new Map<string, string>();
    const twins = [...new Set(images.values())].flatMap((path) => {
      const content = readFileSync(`${DIST}${path}`, 'base64');
      const twin = byContent.get(content);
      byContent.set(content, path);
      return twin === undefined ? [] : [`${path} and ${twin}`];
    });
    expect(twins).toEqual([]);
  });

  test('none is drawn that no page names', () => {
    const named = new Set(images.values());
    const drawn = files('.png').filter((file) => file.startsWith('og/'));
    expect(drawn.filter((file) => !named.has(`/${file}`))).toEqual([]);
  });
});
