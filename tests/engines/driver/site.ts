import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: the network loses it, another answer comes, or the site's own does, later or changed. */
export type Fate =
  | 'lost'
  | { readonly status: number; readonly body?: string; readonly type?: string; readonly until?: Promise<unknown> }
  | { readonly until: Promise<unknown> }
  | { readonly change: (text: string) => string };

/** The site as a test sees it. Its pages report their own errors, in the same way in every engine. */
export interface Site {
  readonly origin: string;
  /** What was asked for since the test began, such as `POST /api/contact`. */
  readonly asked: readonly string[];
  /** What went wrong since the test began or since this was last called: script errors, violations of the policy, failed requests. */
  trouble(): string[];
  /** From now on, requests whose `METHOD /path?query` matches have another fate; the latest rule wins. */
  let(asked: RegExp, fate: Fate): void;
  /** From now on, pages run a function before their own scripts. It is sent as text, so it closes over nothing. */
  before<Args extends readonly unknown[]>(task: (...args: Args) => void, ...args: Args): void;
  /** Pages come without permission to run script, and the engine knows it (HTML, "scripting is disabled"). */
  forbidScript(): void;
  /** A new test: no rule, no trouble. */
  reset(): void;
  stop(): Promise<void>;
}

const REPORTS = '/__trouble';

/** Before the page's policy is read, so that it may run and need not be in it. What a page that is left did not load is no trouble. */
const WATCH = `<script>(() => {
  let isLeft = false;
  addEventListener('pagehide', () => { isLeft = true; });
  addEventListener('pageshow', () => { isLeft = false; });
  const tell = (text) => isLeft || navigator.sendBeacon('${REPORTS}', location.pathname + location.search + ': ' + text);
  addEventListener('error', ({ message }) => tell('script error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) =>
    // WebKit and Chromium report a transition that they skip themselves; no page has a script for transitions.
    /view transition|Transition was aborted/.test(reason) || tell('rejection: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(['policy:', event.violatedDirective, 'blocked', event.blockedURI, event.sample].join(' ')));
  const { error } = console;
  console.error = (...said) => { tell('console: ' + said.join(' ')); error.apply(console, said); };
})()</script>`;

const NO_SCRIPT = 'sandbox allow-same-origin allow-forms allow-top-navigation';

/**
 * Proxy between a browser and the local server.
 *
 * @param server where the site is served
 */
export async function watchedSite(server: string): Promise<Site> {
  const rules: { asked: RegExp; fate: Fate }[] = [];
  const asked: string[] = [];
  let said: string[] = [];
  let isScriptForbidden = false;
  let tasks = '';

  const pass = (from: IncomingMessage, to: ServerResponse, change?: (text: string) => string) => {
    const forwarded = request(new URL(from.url ?? '/', server), {
      method: from.method,
      // What is changed on the way must not come compressed, nor be called unchanged.
      headers: { ...from.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
    });
    forwarded.on('error', () => to.destroy());
    forwarded.on('response', (answer) => {
      const { 'content-length': _, ...headers } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status >= 400 && !isPage(answer)) said.push(`${from.method} ${from.url} answered ${status}`);
      if (!isPage(answer) && change === undefined) {
        // Kept by the browser, it would come without being asked for, whatever the rules are by then.
        to.writeHead(status, { ...answer.headers, 'cache-control': 'no-store' });
        answer.pipe(to);
        return;
      }
      if (isPage(answer) && isScriptForbidden) {
        headers['content-security-policy'] = [headers['content-security-policy'], NO_SCRIPT].filter(Boolean).join(', ');
        // A page in a sandbox that cuts off its opener comes in a process of its own, which takes WebKit two seconds.
        delete headers['cross-origin-opener-policy'];
      }
      to.writeHead(status, headers);
      void textOf(answer).then((text) => {
        const watched = isPage(answer) ? text.replace('<head>', () => `<head>${WATCH}<script>${tasks}</script>`) : text;
        to.end(change ? change(watched) : watched);
      });
    });
    from.pipe(forwarded);
  };

  const server_ = createServer((from, to) => {
    const line = `${from.method} ${from.url}`;
    if (from.url === REPORTS) {
      void textOf(from).then((text) => said.push(text));
      to.writeHead(204).end();
      return;
    }
    asked.push(line);
    const fate = rules.findLast((rule) => rule.asked.test(line))?.fate;
    if (fate === undefined) pass(from, to);
    else if (fate === 'lost') from.socket.destroy();
    else if ('change' in fate) pass(from, to, fate.change);
    else if (!('status' in fate)) void fate.until.then(() => pass(from, to));
    else
      void Promise.resolve(fate.until).then(() =>
        to.writeHead(fate.status, { 'content-type': fate.type ?? 'application/json' }).end(fate.body),
      );
  });
  await new Promise<void>((resolve) => {
    server_.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server_.address() as AddressInfo).port}`,
    asked,
    trouble: () => said.splice(0),
    let: (pattern, fate) => void rules.push({ asked: pattern, fate }),
    before: (task, ...args) => {
      tasks += `(${task})(...${JSON.stringify(args)});`;
    },
    forbidScript: () => {
      isScriptForbidden = true;
    },
    reset: () => {
      rules.length = 0;
      asked.length = 0;
      said = [];
      tasks = '';
      isScriptForbidden = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server_.closeAllConnections();
        server_.close(() => resolve());
      }),
  };
}

function isPage({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

async function textOf(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += part;
  return text;
}
