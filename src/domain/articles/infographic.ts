import type { InfographicData } from '#src/schemas/content/article.ts';

/**
 * The figure that a printed value begins with: what is drawn is what is printed.
 *
 * @example figureOf('6.0時間') // => 6
 */
export function figureOf(printed: string): number {
  return Number.parseFloat(printed);
}

/** All figures of an infographic in their order: what its translations have in common. */
export function figuresOf({ pairs, charts = [] }: InfographicData): number[] {
  return [
    ...pairs.flatMap(({ now, planned, end, confidence }) => [figureOf(now), figureOf(planned), end, confidence]),
    ...charts.flatMap(({ end, bars }) => [
      end,
      ...bars.flatMap(({ parts }) => parts.map(({ value }) => figureOf(value))),
    ]),
  ];
}

/** The address of an infographic's sheet, without language; it is the only page that is linked with its ending. */
export function sheetPath(slug: string): string {
  return `/infographics/${slug}.html`;
}
