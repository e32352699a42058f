import { existsSync, globSync } from 'node:fs';

/** The programs behind a WebKit that can be driven. */
export interface WebKitPrograms {
  /** Speaks WebDriver, and starts the browser. */
  readonly driver: string;
  readonly browser: string;
  /** A screen in memory: this browser has no way without one. */
  readonly screen: string;
}

/** Debian and its like put the browser beside the library, others among what only programs start. */
const BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib*/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/**
 * WebKitGTK's driver and browser: the engine of Safari on a system that Safari does not run on.
 *
 * @returns undefined where one of the three programs is missing
 */
export function webKitPrograms(): WebKitPrograms | undefined {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].map((path) =>
    existsSync(path) ? path : undefined,
  );
  const browser = BROWSERS.flatMap((pattern) => globSync(pattern))[0];
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}
