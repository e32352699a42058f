import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from '#tools/serve/loopback.ts';

/** A stand-in for the mail service over HTTP: remembers keys as the real one does, and fails in the ways seen of it. */

export type ResendMode =
  | 'ok'
  | '500'
  | '429'
  | '401'
  | '422'
  | '409'
  | 'hang'
  | 'reset'
  | 'accept-drop'
  | 'accept-empty';

const ERRORS: Readonly<Partial<Record<ResendMode, string>>> = {
  '500': 'internal_server_error',
  '429': 'rate_limit_exceeded',
  '401': 'invalid_api_key',
  '422': 'validation_error',
  '409': 'concurrent_idempotent_requests',
};

export interface FakeResend {
  readonly url: string;
  mode: ResendMode;
  readonly mails: { readonly key: string; readonly body: Readonly<Record<string, unknown>> }[];
  close(): Promise<void>;
}

/** Start the service on a free port. */
export async function startFakeResend(): Promise<FakeResend> {
  const known = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()));
  });

  function answer(request: IncomingMessage, response: ServerResponse, raw: string): void {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { mode } = fake;
    const name = ERRORS[mode];
    if (mode === 'hang') return;
    if (mode === 'reset') return void request.socket.resetAndDestroy();
    if (name !== undefined) return void json(Number(mode), { statusCode: Number(mode), name, message: 'fake' });
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = known.get(key);
    if (before !== undefined && before !== raw)
      return void json(409, { statusCode: 409, name: 'invalid_idempotent_request', message: 'fake' });
    if (before === undefined) fake.mails.push({ key, body: JSON.parse(raw) });
    known.set(key, raw);
    if (mode === 'accept-drop') return void request.socket.destroy();
    json(200, mode === 'accept-empty' ? {} : { id: `mail_${key}` });
  }

  const { url, stop } = await onLoopback(server, 0);
  const fake: FakeResend = { url, mode: 'ok', mails: [], close: stop };
  return fake;
}
