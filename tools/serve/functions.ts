import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { FUNCTIONS_FOLDER } from '#src/site/function-folders.ts';

interface FunctionModule {
  readonly default: (request: Request, context: Context) => Promise<Response>;
  readonly config: Config;
}

export type Import = (address: string) => Promise<FunctionModule>;

type Groups = Readonly<Record<string, string | undefined>>;

/** The answer of the function for an address; undefined if no function has that address, or none can be called with the request. */
type Functions = (request: IncomingMessage) => Promise<Response> | undefined;

/**
 * Find the built functions, and keep each once it is loaded, as the platform does between calls. One that is built anew is loaded anew.
 *
 * @returns scheduled functions are called at `/.netlify/functions/NAME`, as on Netlify's emulator
 */
export async function builtFunctions(
  projectRoot: string,
  importOf: Import = (address) => import(/* @vite-ignore */ address),
): Promise<Functions> {
  // A module is kept by its address.
  const load = (file: string) => importOf(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  const folder = path.join(projectRoot, FUNCTIONS_FOLDER);
  const functions = await Promise.all(
    readdirSync(folder).map(async (name) => {
      const file = path.join(folder, name, `${name}.mjs`);
      const { config } = await load(file);
      const patterns = [config.path ?? `/.netlify/functions/${name}`].flat();
      return { file, patterns: patterns.map((pathname) => new URLPattern({ pathname })) };
    }),
  );
  return (request) => {
    const pathname = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/';
    for (const { file, patterns } of functions)
      for (const pattern of patterns) {
        const match = pattern.exec({ pathname: pathname.replace(/\/$/, '') });
        const call = match && callOf(request, match.pathname.groups);
        if (call) return load(file).then((of) => of.default(...call));
      }
    return undefined;
  };
}

/** What a function is called with; undefined for a `Host` that is none, a path that cannot be decoded, or a method that `fetch` forbids. */
function callOf(request: IncomingMessage, groups: Groups): [Request, Context] | undefined {
  try {
    return [requestOf(request), contextOf(groups)];
  } catch {
    return undefined;
  }
}

function contextOf(groups: Groups): Context {
  const params = Object.entries(groups).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, decodeURIComponent(value)]],
  );
  const context: Pick<Context, 'params' | 'waitUntil'> & { deploy: Pick<Context['deploy'], 'context'> } = {
    params: Object.fromEntries(params),
    deploy: { context: 'dev' },
    // Nothing cuts off here what goes on after the answer.
    waitUntil: () => undefined,
  };
  return context as Context;
}

function requestOf(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers, headersDistinct } = request;
  const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = ['GET', 'HEAD'].includes(method) ? {} : { body: Readable.toWeb(request) as BodyInit, duplex: 'half' };
  return new Request(new URL(url, `http://${headers.host}`), { method, headers: pairs, ...body });
}

/** Send the answer of a function. */
export async function send(out: ServerResponse, { status, headers, body }: Response): Promise<void> {
  out.statusCode = status;
  headers.forEach((value, name) => {
    out.appendHeader(name, value);
  });
  if (body === null) out.end();
  else await pipeline(Readable.fromWeb(body as never), out);
}
