import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from '#tools/browser/chromium.ts';

/**
 * Make sure that a Chromium and fonts for Chinese and Japanese are there; install them where they are not.
 *
 * Playwright's own download is tried first; where it cannot be reached, Debian's packages are.
 *
 * @throws Error that says what to install by hand
 * @example ensureBrowser(); // afterwards browser tests can run
 */
export function ensureBrowser(): void {
  const hasBrowser = () => browserPath() !== undefined || existsSync(chromium.executablePath());
  if (!hasBrowser()) runs('npx', ['playwright', 'install', 'chromium']);
  const missing = [...(hasBrowser() ? [] : ['chromium']), ...(hasCjkFonts() ? [] : ['fonts-noto-cjk'])];
  if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
    const [command = 'apt-get', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    runs(command, [...before, 'update', '-qq']);
    runs(command, [...before, 'install', '-y', '-qq', ...missing]);
  }
  if (!hasBrowser()) {
    throw new Error(
      'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to its program, and run the tests again.',
    );
  }
}

/** Without `fc-list` (macOS, Windows) the system brings its own. */
function hasCjkFonts(): boolean {
  const fonts = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  return fonts.error !== undefined || fonts.stdout.trim() !== '';
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
