import { describe, expect, test } from 'vitest';
import { MAP_EMBED_ORIGIN, mapEmbed, mapLink } from './maps.ts';

const square = { latitude: 35.681236, longitude: 139.767125 };

describe('mapEmbed', () => {
  test('frames the point, with a marker on it', () => {
    const url = new URL(mapEmbed(square));
    expect([url.origin, url.pathname]).toEqual([MAP_EMBED_ORIGIN, '/export/embed.html']);
    expect(url.searchParams.get('layer')).toBe('mapnik');
    expect(url.searchParams.get('marker')).toBe('35.681236,139.767125');
    expect(url.searchParams.get('bbox')).toBe('139.761125,35.678236,139.773125,35.684236');
  });
});

describe('mapLink', () => {
  test.each([
    { lang: 'ja', host: 'www.google.com' },
    { lang: 'en', host: 'www.google.com' },
    { lang: 'zh', host: 'uri.amap.com' },
  ] as const)('$lang readers get $host', ({ lang, host }) => {
    expect(new URL(mapLink(square, 'A B', lang)).host).toBe(host);
  });

  test('gives Amap the name of the point and its coordinate system', () => {
    const { searchParams } = new URL(mapLink(square, '东京总部', 'zh'));
    expect(Object.fromEntries(searchParams)).toEqual({
      position: '139.767125,35.681236',
      name: '东京总部',
      coordinate: 'wgs84',
    });
  });
});
