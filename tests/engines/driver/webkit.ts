import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soon } from '#tests/engines/soon.ts';
import type { WebKitPrograms } from '#tools/browser/webkit.ts';
import { type Actions, click, hold, press, rest, swipe, type } from './actions.ts';
import type { Engine, Tab } from './tab.ts';

/** The browser's own bar would not let the window become as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; } entry { font-size: 1px; }';
const TRIES = 100;
const WAIT_MS = 100;
const SCRIPT_MS = 120_000;

/** A conversation with the driver. */
interface Session {
  readonly send: Send;
  /** The tab that the driver speaks with: one at a time. */
  handle?: string;
}

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
      // What stands in for a graphics card paints in one thread: with more, they wait for each other, and painting costs a third more.
      LP_NUM_THREADS: '0',
      ...environment,
    },
  });
  const send = speak(`http://127.0.0.1:${port}`);
  await ready(send);
  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // What a page is asked to do may take longer than the half minute that a driver waits by itself.
        timeouts: { script: SCRIPT_MS },
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const inSession: Send = (method, rest, body) => send(method, `/session/${sessionId}${rest}`, body);
  const session: Session = { send: inSession };
  return {
    name: 'webkit',
    version: capabilities.browserVersion,
    newVisitor: async (origin) => {
      const tab = await onlyTab(session);
      // One visitor a browser: what the one before left is taken away.
      await tab.goto(`${origin}/robots.txt`);
      await tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await inSession('DELETE', '/cookie');
      // A button that the visitor before held down is let go.
      await inSession('DELETE', '/actions');
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
async function onlyTab(session: Session): Promise<Tab> {
  const [first = '', ...others] = (await session.send('GET', '/window/handles')) as string[];
  for (const handle of others) {
    await session.send('POST', '/window', { handle });
    await session.send('DELETE', '/window');
  }
  delete session.handle;
  return tabOf(session, first);
}

async function tabOf(session: Session, handle: string): Promise<Tab> {
  const { send } = session;
  const here: Send = async (...command) => {
    if (session.handle !== handle) await send('POST', '/window', { handle });
    session.handle = handle;
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
      const inner = () => run(() => ({ width: innerWidth, height: innerHeight }));
      // Around the page are the frame and the bar of the window.
      const outer = (await here('GET', '/window/rect')) as { width: number; height: number };
      const own = await inner();
      await tell('/window/rect', {
        width: width + outer.width - own.width,
        height: height + outer.height - own.height,
      });
      // The window answers before its page has the size.
      await soon(inner).toEqual({ width, height });
    },
    run,
    click: (at) => perform(click(at)),
    hold: (at) => perform(hold(at)),
    swipe: (from, to) => perform(swipe(from, to)),
    press: (...keys) => perform(press(keys)),
    type: (text) => perform(type(text)),
    screenshot: async () => Buffer.from((await here('GET', '/screenshot')) as string, 'base64'),
    another: async () => {
      // Its new tabs stay behind the one in front, where no page is painted and no press is waited for.
      const { handle: other } = (await here('POST', '/window/new', { type: 'window' })) as { handle: string };
      return tabOf(session, other);
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
