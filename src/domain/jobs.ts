/** When a position takes applications; days are `YYYY-MM-DD` in the company's zone. */
interface Term {
  readonly validThrough?: string | undefined;
  readonly closed?: boolean | undefined;
}

/** Whether a position takes applications on a day; its last day still counts. */
export function isOpen({ validThrough, closed = false }: Term, today: string): boolean {
  return !closed && (validThrough === undefined || today <= validThrough);
}

/** The positions that a position's page offers besides its own: those that take applications. */
export function otherOpen<J extends Term & { readonly slug: string }>(
  jobs: readonly J[],
  slug: string,
  today: string,
): J[] {
  return jobs.filter((job) => job.slug !== slug && isOpen(job, today));
}

/**
 * Cut a printed value into its figures and the words around them, which are set smaller.
 *
 * @example figureParts('約90%') // => [{ text: '約', figure: false }, { text: '90', figure: true }, { text: '%', figure: false }]
 */
export function figureParts(value: string): { text: string; figure: boolean }[] {
  return value
    .split(/(\d(?:[\d.,:–〜～]*\d)?)/)
    .map((text, at) => ({ text, figure: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
