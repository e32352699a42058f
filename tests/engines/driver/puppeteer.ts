import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { DEFAULT_LANG, LANG_INFO } from '#src/i18n/langs.ts';
import { launchOptions } from '#tools/browser/chromium.ts';
import type { Engine, Tab } from './tab.ts';

/** Touch has to be on from the first page: switching it reloads. */
const VIEWPORT = { hasTouch: true };

/** The language of most visitors, in which no page leads to another language. */
const { locale } = LANG_INFO[DEFAULT_LANG];

/** Besides Puppeteer's own preferences: the visitor's language; scroll bars over the page and touch events, as on phones. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': locale,
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
  // No test waits for the next page's process, which costs a tenth of the browser's time.
  'dom.ipc.processPrelaunch.enabled': false,
  // The process of one visitor's pages serves the next one's, too: to start another costs an eighth of the browser's time.
  'dom.ipc.processCount': 1,
  'dom.ipc.keepProcessesAlive.web': 1,
};

/**
 * Start Chromium, driven by Puppeteer over the DevTools protocol: the system's, or Playwright's where there is none.
 */
export async function startChromium(): Promise<Engine> {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const browser = await puppeteer.launch({
    executablePath,
    // Where pages are prerendered, the tab was lost after 2 of 25 presses, without after none of 40. Playwright does not prerender either.
    args: [...args, `--accept-lang=${locale}`, '--disable-features=Prerender2'],
    defaultViewport: null,
  });
  return engineOf('chromium', browser);
}

/**
 * Start Firefox, driven by Puppeteer over WebDriver BiDi: no driver process is needed.
 *
 * @param executablePath path of the browser
 * @param preferences besides the usual ones, as in `about:config`
 */
export async function startFirefox(executablePath: string, preferences: typeof PREFERENCES = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Without the browser's own bars, which nobody sees being painted.
    args: ['--kiosk'],
    defaultViewport: null,
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
  });
  return engineOf('firefox', browser);
}

async function engineOf(name: Engine['name'], browser: Browser): Promise<Engine> {
  let visitor: BrowserContext | undefined;
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ''),
    newVisitor: async () => {
      await visitor?.close();
      visitor = await browser.createBrowserContext();
      return tabOf(await visitor.newPage());
    },
    stop: () => browser.close(),
  };
}

/** In Firefox the load of a page that leads on to the visitor's language may end as an error. */
function unlessLeft(error: unknown): void {
  if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
}

function tabOf(page: Page): Tab {
  return {
    goto: (address) => page.goto(address).then(() => undefined, unlessLeft),
    reload: async () => void (await page.reload()),
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ ...VIEWPORT, width, height }),
    run: (task, ...args) => page.evaluate(task as never, ...(args as unknown as never[])),
    click: ({ x, y }) => page.mouse.click(x, y),
    hold: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    swipe: async (from, to) => {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      for (const part of [0.25, 0.5, 0.75, 1])
        await finger.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      await finger.end();
    },
    press: async (...keys) => {
      for (const name of keys) {
        const [key, held] = name.split('+').reverse() as KeyInput[];
        if (held) await page.keyboard.down(held);
        await page.keyboard.press(key as KeyInput);
        if (held) await page.keyboard.up(held);
      }
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    another: async () => tabOf(await page.browserContext().newPage()),
  };
}
