import { type Point, packNumbers, round, traceEllipse } from '#tools/art/path-data.ts';
import type { Drawing, Sheet } from '#tools/art/sheet.ts';

/** Land of East Asia as runs of whole degrees of longitude, one row per degree of latitude from 50° N southwards. */
const NORTH = 50;
const LAND = `95-140 143-143|95-140 142-143|95-139 142-143|95-138 142-143|95-137 142-142|95-136 142-142|95-135 142-144
|95-132 141-145|95-130 140-143|95-129 140-141|95-117 119-119 122-127 140-141|95-117 122-122 125-127 140-141
|95-118 125-128 139-140|95-122 127-129 137-140|95-120 127-129 133-133 136-140|95-119 127-129 132-139|95-120 131-136
|95-120 130-131 133-134|95-121 130-131|95-121 131-131|95-121|95-121|95-121|95-120|95-119 128-128|95-119 121-121
|95-117 120-121|95-116 120-121|95-113 121-121|95-110|95-105 110-110|95-105 109-110|95-106 121-122|97-107 121-122
|97-107 120-121|98-108 120-121|98-109 121-122|99-109 121-121 123-124|99-99 103-109 125-125|99-99 104-108 122-122 124-125
|99-99 105-106 119-119 123-124|99-99 105-105 118-118 125-125|99-100 123-126|100-100 117-117 124-126|100-102 116-117 125-125
|96-97 101-103 115-118|97-98 101-103 114-117|98-99 102-103 113-117|99-100 103-103 112-117|99-102 104-104 109-118
|100-103 109-117 120-120|101-103 110-116 120-121|101-105 110-115 121-121|102-105 111-115 120-121|103-105 115-115 120-121`;

/** Pixels per degree of longitude. */
const DEGREE = 9.6;
const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;
const place = (longitude: number, latitude: number): Point => [
  (longitude - 93) * DEGREE,
  (mercator(52) - mercator(latitude)) * DEGREE,
];

interface City {
  readonly longitude: number;
  readonly latitude: number;
  /** Offices are vermilion discs with a cross, partner sites rings (rule design.map). */
  readonly office: boolean;
  /** Where the name stands from the disc, in px; to the left of it when x is negative. */
  readonly name: Point;
}
const CITIES = {
  tokyo: { longitude: 139.7, latitude: 35.7, office: true, name: [14, -8] },
  beijing: { longitude: 116.4, latitude: 39.9, office: false, name: [-10, -12] },
  hefei: { longitude: 117.2, latitude: 31.8, office: true, name: [-14, 20] },
  nanjing: { longitude: 118.8, latitude: 32.06, office: false, name: [12, 24] },
  singapore: { longitude: 103.8, latitude: 1.35, office: true, name: [-16, 5] },
} as const satisfies Record<string, City>;

/**
 * Great-circle distance in km, rounded to 10 km (rule design.map).
 *
 * @example distanceKm({ longitude: 0, latitude: 0 }, { longitude: 90, latitude: 0 }) // => 10010
 */
export function distanceKm(a: Pick<City, 'longitude' | 'latitude'>, b: Pick<City, 'longitude' | 'latitude'>): number {
  const [p, q] = [radians(a.latitude), radians(b.latitude)];
  const cosine = Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(radians(a.longitude - b.longitude));
  return Math.round((EARTH_RADIUS_KM * Math.acos(cosine)) / 10) * 10;
}

/** Each run is one dotted line: round caps on zero-length dashes make the dots. */
function landPath(): string {
  let d = '';
  for (const [row, runs] of LAND.replaceAll('\n', '').split('|').entries()) {
    for (const run of runs.split(' ')) {
      const [from = 0, to = 0] = run.split('-').map(Number);
      const [x, y] = place(from, NORTH - row);
      d += `M${packNumbers([Math.round(x), Math.round(y)])}h${packNumbers([round((to - from) * DEGREE + 0.1)])}`;
    }
  }
  return `<path class="md" stroke-dasharray="0 ${DEGREE}" d="${d}"/>`;
}

function distances(s: Sheet): void {
  const { tokyo } = CITIES;
  const [tx, ty] = place(tokyo.longitude, tokyo.latitude);
  for (const city of [CITIES.beijing, CITIES.hefei, CITIES.singapore]) {
    const [x, y] = place(city.longitude, city.latitude);
    const turn = round((Math.atan2(ty - y, tx - x) * 180) / Math.PI);
    s.raw(
      `<path class="c" d="M${packNumbers([Math.round(tx), Math.round(ty)])}L${packNumbers([Math.round(x), Math.round(y)])}"/>` +
        `<text class="lb" transform="translate(${Math.round((tx + x) / 2)} ${Math.round((ty + y) / 2)}) rotate(${turn})" y="-6"` +
        ` font-size="12" text-anchor="middle">${distanceKm(tokyo, city).toLocaleString('en')} km</text>`,
    );
  }
}

export const mapAsia: Drawing = {
  name: 'map-asia',
  viewBox: [-20, 14, 560, 650],
  view: { unit: 1, origin: [0, 0], step: 1 },
  kind: 'art--map',
  draw(s) {
    s.raw(landPath());
    distances(s);
    for (const [index, city] of Object.values(CITIES).entries()) {
      const [x, y] = place(city.longitude, city.latitude).map(Math.round) as [number, number];
      const radius = !city.office ? 5.5 : index === 0 ? 9 : 7;
      const { start, body } = traceEllipse([x, y], radius, radius);
      const disc = `<path class="${city.office ? 'k' : 'bu'}" d="M${packNumbers(start)}${body}"/>`;
      s.raw(disc + (city.office ? `<path d="M${x - 15} ${y}h30M${x} ${y - 15}v30"/>` : ''));
      const [dx, dy] = city.name;
      s.letter([x + dx, y + dy], `@${index + 1}`, dx < 0 ? 'end' : 'start', 15, 'ml');
    }
  },
};
