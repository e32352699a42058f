import { existsSync } from 'node:fs';

/** Where systems keep a Firefox; the first that exists is used. */
const SYSTEM_PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The Firefox that tests run in: `FIREFOX_PATH`, or the system's.
 *
 * @returns undefined when there is none
 */
export function firefoxPath(): string | undefined {
  return [process.env['FIREFOX_PATH'], ...SYSTEM_PATHS].find((path) => path !== undefined && existsSync(path));
}
