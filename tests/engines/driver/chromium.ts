import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.ts';
import type { Engine, Tab } from './tab.ts';

/**
 * Start Chromium, driven by Playwright.
 *
 * @example const engine = await startChromium();
 */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  let visitor: BrowserContext | undefined;
  return {
    name: 'chromium',
    version: browser.version(),
    newVisitor: async () => {
      await visitor?.close();
      visitor = await browser.newContext({ locale: 'ja-JP', hasTouch: true });
      return openTab(visitor);
    },
    stop: () => browser.close(),
  };
}

async function openTab(visitor: BrowserContext): Promise<Tab> {
  const page = await visitor.newPage();
  const input = await visitor.newCDPSession(page);
  const touch = (kind: 'Start' | 'Move' | 'End', ...touchPoints: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type: `touch${kind}`, touchPoints });
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: async (task, ...args) => {
      // As text, like the others: Playwright would serialize more than JSON.
      const json: unknown = await page.evaluate(
        `(async () => JSON.stringify([await (${task})(...${JSON.stringify(args)})]))()`,
      );
      return JSON.parse(String(json))[0];
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    hold: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    swipe: async (from, to) => {
      await touch('Start', from);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('Move', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await touch('End');
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    another: () => openTab(visitor),
  };
}
