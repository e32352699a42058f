/** The target of a build: production hides drafts and scheduled entries, every other context shows and marks them. */
export type Audience = 'production' | 'preview';

export type PublicationStatus = 'published' | 'draft' | 'scheduled';

/**
 * The publication status of an entry on a day.
 *
 * @param today the day of the build, `YYYY-MM-DD` in the company's time zone
 */
export function statusOf(
  entry: { readonly date?: string; readonly draft?: boolean | undefined },
  today: string,
): PublicationStatus {
  if (entry.draft === true) return 'draft';
  return entry.date !== undefined && entry.date > today ? 'scheduled' : 'published';
}

/** Whether an entry is shown at all to an audience. */
export function isShown(status: PublicationStatus, audience: Audience): boolean {
  return audience === 'preview' || status === 'published';
}
