import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath, lacksShell } from '#tools/browser/chromium.ts';
import { firefoxPath } from '#tools/browser/firefox.ts';
import { webKitPrograms } from '#tools/browser/webkit.ts';

/** A requirement of the browser tests: how to see that it is there, and the packages of Debian that bring it. */
interface Need {
  readonly name: string;
  readonly isThere: () => boolean;
  readonly packages: readonly string[];
}

const CHROMIUM: Need = {
  name: 'Chromium',
  isThere: () => browserPath() !== undefined || existsSync(chromium.executablePath()),
  packages: ['chromium'],
};
/** Nothing is left out without it: the tests take longer. */
const SHELL: Need = {
  name: 'Chromium without windows',
  isThere: () => !lacksShell(),
  packages: ['chromium-headless-shell'],
};
const FONTS: Need = { name: 'fonts for Chinese and Japanese', isThere: hasCjkFonts, packages: ['fonts-noto-cjk'] };
const OTHERS: readonly Need[] = [
  { name: 'Firefox', isThere: () => firefoxPath() !== undefined, packages: ['firefox-esr'] },
  { name: 'WebKit', isThere: () => webKitPrograms() !== undefined, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Make sure that the engines and fonts for Chinese and Japanese are there; install them where they are not.
 *
 * Playwright's own Chromium is tried first; for what is still missing, Debian's packages.
 *
 * @returns names of the other engines that are still missing; their tests are left out
 * @throws Error that says what to install by hand: without Chromium, and with `CI` set without any of them
 */
export function ensureBrowsers(): string[] {
  if (!CHROMIUM.isThere()) runs('npx', ['playwright', 'install', 'chromium']);
  const needs = [CHROMIUM, SHELL, FONTS, ...OTHERS];
  if (needs.some(({ isThere }) => !isThere()) && existsSync('/usr/bin/apt-get')) {
    const [command = 'apt-get', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    runs(command, [...before, 'update', '-qq']);
    // One by one: a package that a system does not know keeps none of the others away.
    for (const { isThere, packages } of needs)
      if (!isThere()) runs(command, [...before, 'install', '-y', '-qq', ...packages]);
  }
  if (!CHROMIUM.isThere()) {
    throw new Error(
      'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to its program, and run the tests again.',
    );
  }
  const left = OTHERS.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (left.length > 0 && process.env['CI']) throw new Error(`Not installed: ${left.join(', ')}.`);
  return left;
}

/** Without `fc-list` (macOS, Windows) the system brings its own. */
function hasCjkFonts(): boolean {
  const fonts = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  return fonts.error !== undefined || fonts.stdout.trim() !== '';
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
