import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { soon } from '#tests/engines/soon.ts';
import type { WebKitPrograms } from '#tools/browser/webkit.ts';
import type { Engine, Point, Tab } from './tab.ts';

/** The browser's own bar would not let the window become as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; } entry { font-size: 1px; }';
const SCRIPT_MS = 120_000;
const SWIPE_MS = 200;

/** Keys by their code points in WebDriver. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  F8: Keys.F8,
  ArrowDown: Keys.ARROW_DOWN,
  Backspace: Keys.BACK_SPACE,
};

/**
 * Start WebKitGTK's browser on a screen in memory, driven by Selenium.
 *
 * Its language is the system's: without locales none that the site knows, so that no page leads to another language.
 */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      LC_ALL: 'C.UTF-8',
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      // The software renderer paints in one thread: several threads wait for each other, and painting takes a third longer.
      LP_NUM_THREADS: '0',
    } as Record<string, string>)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      // What a page is asked to do may take longer than the half minute that a driver waits by itself.
      timeouts: { script: SCRIPT_MS },
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();
  const first = await driver.getWindowHandle();
  const shown = { current: first };
  return {
    name: 'webkit',
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    newVisitor: async (origin) => {
      for (const handle of (await driver.getAllWindowHandles()).filter((one) => one !== first)) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(first);
      // One visitor a browser: what the one before left is taken away.
      await driver.get(`${origin}/robots.txt`);
      await driver.executeScript('localStorage.clear(); sessionStorage.clear();');
      await driver.manage().deleteAllCookies();
      // A button that the visitor before held down is let go.
      await driver.actions().clear();
      await driver.actions().move({ x: 0, y: 0, duration: 0 }).perform();
      shown.current = first;
      return tabOf(driver, first, shown);
    },
    stop: async () => {
      await driver.quit();
      await service.kill();
      screen.kill();
      await once(screen, 'exit');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @param shown the window that the driver speaks with: one at a time */
function tabOf(driver: WebDriver, handle: string, shown: { current: string }): Tab {
  const here = async () => {
    if (shown.current !== handle) await driver.switchTo().window(handle);
    shown.current = handle;
    return driver;
  };
  const to = ({ x, y }: Point, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: Origin.VIEWPORT,
  });
  const run: Tab['run'] = async (task, ...args) => (await here()).executeScript(task as never, ...args);
  return {
    goto: async (address) => (await here()).get(address),
    reload: async () => (await here()).navigate().refresh(),
    back: async () => (await here()).navigate().back(),
    resize: async (width, height) => {
      const inner = () => run(() => ({ width: innerWidth, height: innerHeight }));
      const window = (await here()).manage().window();
      // Around the page are the frame and the bar of the window.
      const outer = await window.getRect();
      const own = await inner();
      await window.setRect({ width: width + outer.width - own.width, height: height + outer.height - own.height });
      // The window answers before its page has the size.
      await soon(inner).toEqual({ width, height });
    },
    run,
    click: async (at) => (await here()).actions().move(to(at)).press().release().perform(),
    hold: async (at) => (await here()).actions().move(to(at)).press().perform(),
    // The driver sends a mouse where a finger is asked for.
    swipe: async (from, end) => {
      const actions = (await here()).actions().move(to(from)).press();
      for (const part of [0.25, 0.5, 0.75, 1])
        actions.move(to({ x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part }, SWIPE_MS / 4));
      await actions.release().perform();
    },
    press: async (...keys) => {
      const actions = (await here()).actions();
      for (const name of keys) {
        const [key = '', shift] = name.split('+').reverse();
        if (shift) actions.keyDown(Keys.SHIFT);
        actions.sendKeys(KEYS[key] ?? '');
        if (shift) actions.keyUp(Keys.SHIFT);
      }
      await actions.perform();
    },
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    another: async () => {
      // Its new tabs stay behind the one in front, where no page is painted and no press is waited for.
      await driver.switchTo().newWindow('window');
      shown.current = await driver.getWindowHandle();
      return tabOf(driver, shown.current, shown);
    },
  };
}
