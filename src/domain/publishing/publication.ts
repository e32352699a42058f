/** Where a build goes: production hides drafts and what is not yet due, every other context shows and marks them (rule publishing.status). */
export type Audience = 'production' | 'preview';

export type PublicationStatus = 'published' | 'draft' | 'scheduled';

/**
 * How an entry stands on a day.
 *
 * @param today `YYYY-MM-DD` in the company's zone, the build's
 * @example statusOf({ date: '2026-12-28' }, '2026-11-21') // => 'scheduled'
 */
export function statusOf(
  entry: { readonly date?: string; readonly draft?: boolean | undefined },
  today: string,
): PublicationStatus {
  if (entry.draft === true) return 'draft';
  return entry.date !== undefined && entry.date > today ? 'scheduled' : 'published';
}

/**
 * Whether an entry is shown at all to an audience.
 *
 * @example isShown('draft', 'preview') // => true
 */
export function isShown(status: PublicationStatus, audience: Audience): boolean {
  return audience === 'preview' || status === 'published';
}
