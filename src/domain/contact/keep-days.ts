/** Days that a delivered inquiry's personal data is kept where the environment does not say. */
const DEFAULT_KEEP_DAYS = 7;

/**
 * Read `CONTACT_KEEP_DAYS`: the function purges by this number, and the privacy policy and the consent text name the same.
 *
 * @returns a whole number of days from 0 to 999; the default for anything else
 */
export function keepDays(setting: string | undefined): number {
  return /^\d{1,3}$/.test(setting?.trim() ?? '') ? Number(setting) : DEFAULT_KEEP_DAYS;
}
