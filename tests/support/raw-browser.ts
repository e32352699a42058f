import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.ts';

type Answer = { result?: Record<string, unknown>; params?: Record<string, unknown> };

/** A page of the browser, also one that is only prerendered. */
export interface RawPage {
  readonly isPrerendered: boolean;
  /** Evaluate an expression and return its value. */
  evaluate(expression: string): Promise<unknown>;
  send(method: string, params?: object): Promise<Record<string, unknown>>;
}

/**
 * Chromium without Playwright's hand on it, which forbids prerendering: the browser's own protocol, as far as the tests need it.
 */
export async function startRawBrowser(): Promise<{ pages: RawPage[]; stop: () => Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'browser-'));
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const child = spawn(
    executablePath,
    // The shared memory of a container is small.
    [
      ...args,
      '--headless',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await debuggerAddress(child.stderr.setEncoding('utf8')));
  await once(socket, 'open');

  const waiting = new Map<number, (answer: Answer) => void>();
  const pages: RawPage[] = [];
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, ({ result = {} }) => resolve(result));
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
    const { sessionId, targetInfo } = message.params ?? {};
    if (message.method !== 'Target.attachedToTarget' || targetInfo.type !== 'page') return;
    pages.push({
      isPrerendered: targetInfo.subtype === 'prerender',
      send: (method, params) => send(method, params, sessionId),
      evaluate: async (expression) => {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const { result } = await send('Runtime.evaluate', options, sessionId);
        return (result as { value?: unknown } | undefined)?.value;
      },
    });
  });

  // The tab stays when a prerendered page takes the place of the one before.
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const onlyPages = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: 'page' }] };
  await send('Target.setAutoAttach', onlyPages, String(sessionId));
  return {
    pages,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggerAddress(output: AsyncIterable<string>): Promise<string> {
  let said = '';
  for await (const text of output) {
    said += text;
    const address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`the browser did not start: ${said}`);
}
