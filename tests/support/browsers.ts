import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.ts';

/** The programs of the browsers that the browser tests run in: Playwright's own, or the system's Chromium. */
const PROGRAMS = {
  chromium: launchOptions().executablePath ?? chromium.executablePath(),
  firefox: firefox.executablePath(),
  webkit: webkit.executablePath(),
} as const;

export type BrowserName = keyof typeof PROGRAMS;
export const BROWSERS = Object.keys(PROGRAMS) as readonly BrowserName[];

/** Whether a browser is there. */
export function isInstalled(name: BrowserName): boolean {
  return existsSync(PROGRAMS[name]);
}
