import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasChromium } from '#tools/browser/chromium.ts';

/** Packages of Debian: the browser, the same one without windows (quicker), and letters for Japanese and Chinese. */
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * Make sure that the browser tests find a Chromium, and fonts for Japanese and Chinese. As root on Debian, install what is missing.
 *
 * @throws Error that says which command installs a browser
 */
export function ensureChromium(): void {
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebian && !(hasChromium() && hasCjkFonts())) {
    run('apt-get', ['update', '-qq']);
    // One by one: a package that a system does not know keeps none of the others away.
    for (const name of hasChromium() ? PACKAGES.slice(-1) : PACKAGES) run('apt-get', ['install', '-y', '-qq', name]);
  }
  if (!hasChromium())
    throw new Error(
      'No Chromium found. Install one with "npx playwright install --with-deps chromium", or set CHROMIUM_PATH, and run the tests again.',
    );
}

/** Without `fc-list` (macOS, Windows) the system brings its own. */
function hasCjkFonts(): boolean {
  const fonts = spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  return fonts.error !== undefined || fonts.stdout.trim() !== '';
}

function run(program: string, args: readonly string[]): void {
  spawnSync(program, args, { stdio: 'inherit' });
}
