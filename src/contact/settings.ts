/** Settings of the environment that pages and functions read alike: the texts promise what the functions do. */

const DEFAULT_KEEP_DAYS = 7;

/**
 * Read `CONTACT_KEEP_DAYS`, the days that a delivered inquiry's personal data is kept.
 *
 * @returns a whole number of days from 0 to 999; the default for anything else
 */
export function keepDays(setting: string | undefined): number {
  return /^\d{1,3}$/.test(setting?.trim() ?? '') ? Number(setting) : DEFAULT_KEEP_DAYS;
}

/** Read `CONTACT_CONFIRM`: whether visitors get a confirmation. */
export function isConfirming(setting: string | undefined): boolean {
  return setting?.trim().toLowerCase() !== 'off';
}
