import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { svgFault } from '#src/content/checking/svg-fault.ts';
import { DIST, files } from '#tests/support/built-site.ts';

/** Browsers and phones request these by name, without a link. */
const KNOWN_BY_NAME = /^(?:favicon\.\w+|apple-touch-icon\.png)$/;

const painted = ['.avif', '.gif', '.jpg', '.jpeg', '.png', '.webp'].flatMap(files);
const texts = ['.html', '.xml', '.json', '.js', '.webmanifest'].flatMap(files).map((file) => {
  const text = readFileSync(`${DIST}/${file}`, 'utf8');
  return text.includes('%') ? text + decodeURI(text.replace(/%(?![\dA-F]{2})/gi, '%25')) : text;
});

/** Rule publishing.pictures. */
describe('the pictures that are published', () => {
  test('are shown somewhere, each of them', () => {
    const shown = (file: string) => KNOWN_BY_NAME.test(file) || texts.some((text) => text.includes(`/${file}`));
    expect([...painted, ...files('.svg')].filter((file) => !shown(file))).toEqual([]);
  });

  test('contain no data about a camera or a place', async () => {
    const problems = await Promise.all(
      painted.map(async (file) => {
        const { exif, xmp, iptc, orientation } = await sharp(`${DIST}/${file}`).metadata();
        return Object.entries({ exif, xmp, iptc, orientation }).flatMap(([kind, data]) =>
          data ? [`${file}: ${kind}`] : [],
        );
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  test('hold shapes, text and their own styles where they are SVG', () => {
    const faults = files('.svg').map((file) => [file, svgFault(readFileSync(`${DIST}/${file}`, 'utf8'))] as const);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });
});
