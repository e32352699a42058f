import { distanceKm, type Place } from '#src/domain/distance.ts';
import { sites } from '#tools/art/company.ts';
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
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;
const place = (longitude: number, latitude: number): Point => [
  (longitude - 93) * DEGREE,
  (mercator(52) - mercator(latitude)) * DEGREE,
];

/** Where a name stands from its disc, in px; it ends there when it is to the left. */
const NAME_AT = {
  'above-right': [14, -8],
  right: [16, 5],
  'above-left': [-10, -12],
  left: [-16, 5],
  'below-left': [-14, 20],
  'below-right': [12, 24],
} as const satisfies Record<ReturnType<typeof sites>[number]['map']['name'], Point>;

/** Nearer to a place that has a line than this, in km, a place has none of its own: the two would cover each other. */
const LINES_APART = 300;

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

/** Lines from the head office to the others, with their lengths. */
function distances(s: Sheet, [head, ...others]: readonly Place[]): void {
  if (head === undefined) return;
  const [hx, hy] = place(head.longitude, head.latitude);
  const lined = others.filter((city, at) => others.slice(0, at).every((each) => distanceKm(each, city) > LINES_APART));
  for (const city of lined) {
    const [x, y] = place(city.longitude, city.latitude);
    // Read from left to right, whichever end is the head office.
    const turn = round((Math.atan2((hy - y) * (Math.sign(hx - x) || 1), Math.abs(hx - x)) * 180) / Math.PI);
    s.raw(
      `<path class="c" d="M${packNumbers([Math.round(hx), Math.round(hy)])}L${packNumbers([Math.round(x), Math.round(y)])}"/>` +
        `<text class="lb" transform="translate(${Math.round((hx + x) / 2)} ${Math.round((hy + y) / 2)}) rotate(${turn})" y="-6"` +
        ` font-size="12" text-anchor="middle">${distanceKm(head, city).toLocaleString('en')} km</text>`,
    );
  }
}

/** The map of East Asia with the places of `content/company/facts.yaml`: offices vermilion discs with a cross, partner sites rings (rule design.map). */
export const mapAsia: Drawing = {
  name: 'map-asia',
  viewBox: [-20, 14, 560, 650],
  view: { unit: 1, origin: [0, 0], step: 1 },
  kind: 'art--map',
  draw(s) {
    const all = sites();
    s.raw(landPath());
    distances(
      s,
      all.map(({ map }) => map),
    );
    for (const [index, { map, isOffice, isHeadOffice }] of all.entries()) {
      const [x, y] = place(map.longitude, map.latitude).map(Math.round) as [number, number];
      const radius = isHeadOffice ? 9 : isOffice ? 7 : 5.5;
      const { start, body } = traceEllipse([x, y], radius, radius);
      const disc = `<path class="${isOffice ? 'k' : 'bu'}" d="M${packNumbers(start)}${body}"/>`;
      s.raw(disc + (isOffice ? `<path d="M${x - 15} ${y}h30M${x} ${y - 15}v30"/>` : ''));
      const [dx, dy] = NAME_AT[map.name];
      s.letter([x + dx, y + dy], `@${index + 1}`, dx < 0 ? 'end' : 'start', 15, 'ml');
    }
  },
};
