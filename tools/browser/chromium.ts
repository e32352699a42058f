import { existsSync } from 'node:fs';

/** Where systems keep a Chromium; the first that exists is used. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No background traffic: the tests count every request. A sandbox does not start for root, as in containers. */
const LAUNCH_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that tests run in: `CHROMIUM_PATH`, or the system's.
 *
 * @returns undefined when there is none: Playwright then uses its own
 */
export function browserPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find((path) => path !== undefined && existsSync(path));
}

/**
 * How tests start the browser.
 *
 * @example chromium.launch(launchOptions())
 */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = browserPath();
  return { args: LAUNCH_ARGS, ...(executablePath !== undefined && { executablePath }) };
}
