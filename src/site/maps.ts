import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** A point on the map, in degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const MAP_EMBED_ORIGIN = 'https://www.openstreetmap.org';

/** Half the width and height of the map shown at first, in degrees: about 500 m. */
const SPAN = { longitude: 0.006, latitude: 0.003 } as const;

/** OpenStreetMap's embeddable map around a point, with a marker (loaded after a click only). */
export function mapEmbed({ latitude, longitude }: Point): string {
  const edges = [
    longitude - SPAN.longitude,
    latitude - SPAN.latitude,
    longitude + SPAN.longitude,
    latitude + SPAN.latitude,
  ];
  const url = new URL('/export/embed.html', MAP_EMBED_ORIGIN);
  url.searchParams.set('bbox', edges.map((edge) => edge.toFixed(6)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

const google = ({ latitude, longitude }: Point) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

/** Amap shows the name next to its pin. Coordinates are WGS-84, not China's GCJ-02. */
function amap({ latitude, longitude }: Point, name: string): string {
  const url = new URL('https://uri.amap.com/marker');
  url.searchParams.set('position', `${longitude},${latitude}`);
  url.searchParams.set('name', name);
  url.searchParams.set('coordinate', 'wgs84');
  return url.href;
}

const MAPS = { google, amap } as const;

/**
 * The external map that readers of a language can open: Google Maps, or Amap for readers in China.
 *
 * @param name of the place, for maps that show one
 */
export function mapLink(point: Point, name: string, lang: Lang): string {
  return MAPS[LANG_INFO[lang].map ?? 'google'](point, name);
}
