import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

test.each([
  ['a quarter of the equator', [0, 0], [90, 0], 10_010],
  ['Tokyo to Singapore', [139.7, 35.7], [103.8, 1.35], 5_320],
] as const)('distanceKm measures %s', (_, [a, b], [c, d], expected) => {
  expect(distanceKm({ longitude: a, latitude: b }, { longitude: c, latitude: d })).toBe(expected);
});
