import { existsSync } from 'node:fs';

/** Where systems keep a Chromium; the first that exists is used. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where Debian keeps the same Chromium without windows, as Playwright's own is: a page of a fresh profile costs it a third of the time,
 * because no toolbar, no address bar and no list of suggestions is started for it. The program and not its script in `/usr/bin`, which
 * would not hand on the signal that ends it.
 */
const SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell';

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
 * The browser of a visitor: `CHROMIUM_PATH`, or the system's.
 *
 * @returns undefined when there is none
 */
export function browserPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM_PATHS].find((path) => path !== undefined && existsSync(path));
}

/** Whether Debian's Chromium would be quicker than it is: its shell is a package of its own. */
export function lacksShell(): boolean {
  return browserPath() === SYSTEM_PATHS[0] && !existsSync(SHELL_PATH);
}

/**
 * How tests start the browser: `CHROMIUM_PATH`, or the system's, without its windows where it comes without them. Where there is none,
 * Playwright uses its own.
 */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const isShell = process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL_PATH);
  const executablePath = isShell ? SHELL_PATH : browserPath();
  return { args: LAUNCH_ARGS, ...(executablePath !== undefined && { executablePath }) };
}
