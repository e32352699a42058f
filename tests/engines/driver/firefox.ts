import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Actions, click, hold, press, rest, swipe, type } from './actions.ts';
import { type Connection, connect } from './bidi.ts';
import type { Engine, Tab } from './tab.ts';

/** No traffic of its own, no pages of its own; Japanese, as most visitors are. Scroll bars over the page, as on phones. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'intl.accept_languages': 'ja',
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'startup.homepage_welcome_url': 'about:blank',
  'toolkit.telemetry.enabled': false,
  // Nobody waits for the next page's process, which costs a tenth of the browser's time.
  'dom.ipc.processPrelaunch.enabled': false,
};

/** Neither window nor the browser's own bars: nobody sees them being painted. */
const BARE = ['--headless', '--kiosk'];

/**
 * Start Firefox without a window, and speak WebDriver BiDi with it: it needs no driver beside it.
 *
 * @param program path of the browser
 * @param preferences besides the usual ones, as in `about:config`
 * @example const engine = await startFirefox('/usr/bin/firefox-esr');
 */
export async function startFirefox(program: string, preferences: typeof PREFERENCES = {}): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(program, [...BARE, '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const connection = await connect(`${await addressIn(browser.stderr.setEncoding('utf8'))}/session`);
  const { capabilities } = (await connection.send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  // In the tab that it starts with, the keyboard belongs to the address bar.
  await openTab(connection);
  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    newVisitor: async (origin) => {
      const tab = await onlyTab(connection);
      // One visitor a browser, as a new one costs as much as two pages: what the one before left is taken away.
      await tab.goto(`${origin}/robots.txt`);
      await tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await connection.send('storage.deleteCookies');
      return tab;
    },
    stop: async () => {
      const ended = once(browser, 'exit');
      await connection.send('browser.close');
      connection.close();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(connection: Connection): Promise<Tab> {
  const { context } = (await connection.send('browsingContext.create', { type: 'tab' })) as { context: string };
  return tabOf(connection, context);
}

/** Close all tabs but one. */
async function onlyTab(connection: Connection): Promise<Tab> {
  const { contexts } = (await connection.send('browsingContext.getTree', { maxDepth: 0 })) as {
    contexts: { context: string }[];
  };
  const [last, ...others] = contexts.toReversed();
  for (const { context } of others) await connection.send('browsingContext.close', { context });
  return tabOf(connection, last?.context ?? '');
}

async function tabOf(connection: Connection, context: string): Promise<Tab> {
  const perform = async (actions: Actions) => {
    await connection.send('input.performActions', { context, actions });
  };
  const send = async (method: string, parameters: object) => {
    await connection.send(`browsingContext.${method}`, { context, ...parameters });
  };
  // The mouse stands in the window where the visitor before left it, its button held down or not, and rests on what comes to lie under it.
  await connection.send('input.releaseActions', { context });
  await perform(rest());
  return {
    goto: (url) => send('navigate', { url, wait: 'complete' }).catch(unlessItLedOn),
    reload: () => send('reload', { wait: 'complete' }),
    back: () => send('traverseHistory', { delta: -1 }),
    resize: (width, height) => send('setViewport', { viewport: { width, height } }),
    run: async (task, ...args) => {
      const answer = (await connection.send('script.callFunction', {
        target: { context },
        functionDeclaration: `async (args) => JSON.stringify([await (${task})(...JSON.parse(args))])`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
      })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value)[0];
    },
    click: (at) => perform(click(at)),
    hold: (at) => perform(hold(at)),
    swipe: (from, to) => perform(swipe(from, to)),
    press: (...keys) => perform(press(keys)),
    type: (text) => perform(type(text)),
    screenshot: async () => {
      const { data } = (await connection.send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    another: () => openTab(connection),
  };
}

/** A page that leads on while it loads ends the way to itself: who goes there waits for the address that it leads to. */
function unlessItLedOn(error: unknown): void {
  if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
}

async function addressIn(output: AsyncIterable<string>): Promise<string> {
  let said = '';
  for await (const text of output) {
    said += text;
    const address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start: ${said}`);
}
