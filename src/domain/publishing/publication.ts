/** Where a build goes: production hides drafts and what is not yet due, every other context shows and marks them (rule publishing.standing). */
export type Audience = 'production' | 'preview';

export type Standing = 'published' | 'draft' | 'scheduled';

/**
 * How an entry stands on a day.
 *
 * @param today `YYYY-MM-DD` in the company's zone, the build's
 * @example standingOf({ date: '2026-12-28' }, '2026-11-21') // => 'scheduled'
 */
export function standingOf(
  entry: { readonly date?: string; readonly draft?: boolean | undefined },
  today: string,
): Standing {
  if (entry.draft === true) return 'draft';
  return entry.date !== undefined && entry.date > today ? 'scheduled' : 'published';
}

/**
 * Whether an entry is shown at all to an audience.
 *
 * @example isShown('draft', 'preview') // => true
 */
export function isShown(standing: Standing, audience: Audience): boolean {
  return audience === 'preview' || standing === 'published';
}
