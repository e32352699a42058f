/** When a site-wide notice is shown: both days included, `YYYY-MM-DD` in the company's zone. */
interface Period {
  readonly start: string;
  readonly end: string;
}

/** The notices that are shown on a day, the newest first. */
export function shownNotices<N extends Period>(notices: readonly N[], today: string): N[] {
  return notices
    .filter(({ start, end }) => start <= today && today <= end)
    .sort((a, b) => (a.start < b.start ? 1 : a.start > b.start ? -1 : 0));
}
