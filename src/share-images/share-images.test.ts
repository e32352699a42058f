import { Renderer } from '@takumi-rs/core';
import { describe, expect, test } from 'vitest';
import { FontSlices } from './fonts.ts';
import { drawnText, type ShareSheet, TITLE_SIZES, titleFits, titleNode } from './sheet.ts';

const names = { sheet: 'Sheet no.', scale: 'Scale', language: 'Language' };
const sheet = { lang: 'ja', title: '三本の線', sheet: 'T-07', scale: '1:1', company: 'A' } satisfies ShareSheet;
const renderer = new Renderer();
const fonts = new FontSlices(renderer);

/** The largest size at which a title fits; undefined if none does. */
async function sizeOf(title: string): Promise<number | undefined> {
  const own = { ...sheet, title };
  await fonts.provide(drawnText(own, names), own.lang);
  for (const size of TITLE_SIZES) if (titleFits(await renderer.measure(titleNode(own, size)))) return size;
  return undefined;
}

describe('a share image', () => {
  test('prints a long title in a smaller size, and finds no size for a title that is too long', async () => {
    expect(await sizeOf('三本の線')).toBe(TITLE_SIZES[0]);
    expect(await sizeOf('設計図の線を引く'.repeat(8))).toBeLessThan(TITLE_SIZES[0]);
    expect(await sizeOf('設計図の線を引く'.repeat(40))).toBeUndefined();
  });

  test('counts a phrase that is wider than a line as not fitting', async () => {
    expect(await sizeOf('Softwareentwicklungsumgebung')).toBeLessThan(TITLE_SIZES[0]);
    expect(await sizeOf('Softwareentwicklungsumgebung'.repeat(6))).toBeUndefined();
  });

  test('names the characters that no font has', async () => {
    await expect(fonts.provide('設計図🚀', 'ja')).rejects.toThrow('“🚀” (U+1f680)');
  });
});
