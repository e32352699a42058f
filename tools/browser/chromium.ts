import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where systems keep a Chromium; the first that exists is used. */
const SYSTEM_PATHS = [
  // Debian's Chromium without windows: a page of a fresh profile costs it a third of the time. The program and not its script in
  // `/usr/bin`, which would not hand on the signal that ends it.
  '/usr/lib/chromium/chromium-headless-shell',
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

/** How tests start Chromium: `CHROMIUM_PATH`, else Playwright's own if it is installed, else the system's. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (hasOwn() ? undefined : systemPath());
  return { args: LAUNCH_ARGS, ...(executablePath !== undefined && { executablePath }) };
}

/** Whether there is a Chromium for {@link launchOptions}. */
export function hasChromium(): boolean {
  return existsSync(process.env['CHROMIUM_PATH'] ?? '') || hasOwn() || systemPath() !== undefined;
}

function hasOwn(): boolean {
  return existsSync(chromium.executablePath());
}

function systemPath(): string | undefined {
  return SYSTEM_PATHS.find((path) => existsSync(path));
}
