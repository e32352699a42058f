import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebKitPrograms } from '#tools/browser/webkit.ts';
import { type Actions, click, press, rest, swipe, type } from './actions.ts';
import type { Engine, Tab } from './tab.ts';

/** The browser's own bar would not let the window become as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; } entry { font-size: 1px; }';
/** What is known as the window's height includes that bar. */
const TRIES = 100;
const WAIT_MS = 100;

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Start WebKitGTK's browser on a screen in memory, and speak W3C WebDriver with its driver.
 *
 * Its language is the system's: without locales none that the site knows, so that Japanese addresses stay Japanese.
 *
 * @param environment besides the process's own
 * @example const engine = await startWebKit(webKitPrograms());
 */
export async function startWebKit(programs: WebKitPrograms, environment: NodeJS.ProcessEnv = {}): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      LC_ALL: 'C.UTF-8',
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      ...environment,
    },
  });
  const send = speak(`http://127.0.0.1:${port}`);
  await ready(send);
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const inSession: Send = (method, rest, body) => send(method, `/session/${sessionId}${rest}`, body);
  return {
    name: 'webkit',
    version: capabilities.browserVersion,
    newVisitor: async (origin) => {
      const tab = await onlyTab(inSession);
      // One visitor a browser: what the one before left is taken away.
      await tab.goto(`${origin}/robots.txt`);
      await tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await inSession('DELETE', '/cookie');
      await inSession('POST', '/actions', { actions: rest() });
      return tab;
    },
    stop: async () => {
      await inSession('DELETE', '');
      await Promise.all([driver, screen].map(end));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Close all windows but one. */
async function onlyTab(send: Send): Promise<Tab> {
  const [first = '', ...others] = (await send('GET', '/window/handles')) as string[];
  for (const handle of others) {
    await send('POST', '/window', { handle });
    await send('DELETE', '/window');
  }
  return tabOf(send, first);
}

async function tabOf(send: Send, handle: string): Promise<Tab> {
  /** The driver speaks with one tab at a time. */
  const here: Send = async (...command) => {
    await send('POST', '/window', { handle });
    return send(...command);
  };
  const perform = async (actions: Actions) => {
    await here('POST', '/actions', { actions });
  };
  const tell = async (path: string, body: object = {}) => {
    await here('POST', path, body);
  };
  const run: Tab['run'] = async (task, ...args) => {
    const script = `
      const [args, done] = arguments;
      Promise.resolve().then(() => (${task})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await here('POST', '/execute/async', { script, args: [args] })) as { value: never; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  return {
    goto: (url) => tell('/url', { url }),
    reload: () => tell('/refresh'),
    back: () => tell('/back'),
    resize: async (width, height) => {
      await tell('/window/rect', { width, height });
      const own = await run(() => [innerWidth, innerHeight] as const);
      await tell('/window/rect', { width: 2 * width - own[0], height: 2 * height - own[1] });
    },
    run,
    click: (at) => perform(click(at)),
    swipe: (from, to) => perform(swipe(from, to)),
    press: (...keys) => perform(press(keys)),
    type: (text) => perform(type(text)),
    another: async () => {
      const { handle: other } = (await here('POST', '/window/new', { type: 'tab' })) as { handle: string };
      return tabOf(send, other);
    },
  };
}

function speak(origin: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function ready(send: Send): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
