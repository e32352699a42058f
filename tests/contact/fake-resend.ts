import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from '#tools/serve/loopback.ts';

/** A stand-in for the mail service over HTTP: remembers keys as the real one does, and fails in every way seen of it. */

export type ResendMode =
  | 'ok'
  | '500-json'
  | '500-html'
  | '500-null'
  | '429'
  | '429-daily'
  | '429-monthly'
  | '401'
  | '403'
  | '422'
  | '422-unless-plain'
  | 'hang'
  | 'accept-hang'
  | 'accept-drop'
  | 'accept-truncated'
  | 'accept-empty'
  | 'reset'
  | 'slow'
  | '409-concurrent'
  | '409-invalid';

interface SentMail {
  readonly key: string;
  readonly at: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeResend {
  readonly url: string;
  mode: ResendMode;
  /** Mode of the next calls, before `mode` counts again. */
  readonly next: ResendMode[];
  readonly mails: SentMail[];
  calls: number;
  /** Chooses the mode by how often this key was seen, 1 for the first; wins over `mode`. */
  choose?: ((callsOfKey: number, key: string) => ResendMode) | undefined;
  /** Clock for remembered keys; real time unless a test says otherwise. */
  now: () => number;
  close(): Promise<void>;
}

const KEY_MEMORY_MS = 24 * 3_600_000;
const SLOW_MS = 2200;

/** Start the service on a free port. */
export async function startFakeResend(): Promise<FakeResend> {
  const known = new Map<string, { at: number; body: string; id: string }>();
  const seen = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on(
      'end',
      () => void answer(request, response, Buffer.concat(chunks).toString()).catch(() => response.destroy()),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse, raw: string): Promise<void> {
    fake.calls += 1;
    const key = String(request.headers['idempotency-key'] ?? '');
    const callsOfKey = (seen.get(key) ?? 0) + 1;
    seen.set(key, callsOfKey);
    const mode = fake.next.shift() ?? fake.choose?.(callsOfKey, key) ?? fake.mode;
    const error = (status: number, name: string, headers: Record<string, string> = {}) =>
      json(response, status, { statusCode: status, name, message: `fake ${name}` }, headers);
    if (mode === '500-json') return error(500, 'internal_server_error');
    if (mode === '500-html') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>oops</h1>');
    if (mode === '500-null') return json(response, 500, null);
    if (mode === '429') return error(429, 'rate_limit_exceeded', { 'retry-after': '2' });
    if (mode === '429-daily') return error(429, 'daily_quota_exceeded');
    if (mode === '429-monthly') return error(429, 'monthly_quota_exceeded');
    if (mode === '401') return error(401, 'invalid_api_key');
    if (mode === '403') return error(403, 'validation_error');
    if (mode === '422') return error(422, 'validation_error');
    const isAlert = key.startsWith('contact-alert/');
    if (mode === '422-unless-plain' && !key.endsWith('/plain') && !isAlert) return error(422, 'validation_error');
    if (mode === 'hang') return;
    if (mode === 'reset') return void request.socket.resetAndDestroy();
    if (mode === '409-concurrent') return error(409, 'concurrent_idempotent_requests');
    if (mode === '409-invalid') return error(409, 'invalid_idempotent_request');

    const now = fake.now();
    const before = known.get(key);
    const isRemembered = before !== undefined && now - before.at < KEY_MEMORY_MS;
    if (isRemembered && before.body !== raw) return error(409, 'invalid_idempotent_request');
    const id = isRemembered ? before.id : `mail_${fake.mails.length + 1}`;
    if (!isRemembered) {
      known.set(key, { at: now, body: raw, id });
      fake.mails.push({ key, at: now, body: JSON.parse(raw) });
    }
    if (mode === 'accept-hang') return;
    if (mode === 'accept-drop') return void request.socket.destroy();
    if (mode === 'accept-truncated')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"ma');
    if (mode === 'accept-empty') return json(response, 200, {});
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return json(response, 200, { id });
  }

  const { url, stop } = await onLoopback(server, 0);
  const fake: FakeResend = {
    url,
    mode: 'ok',
    next: [],
    mails: [],
    calls: 0,
    now: Date.now,
    close: stop,
  };
  return fake;
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
