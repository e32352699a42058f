import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { FUNCTIONS_FOLDER } from '#src/site/function-folders.ts';

/** What the platform does with the built functions: it finds the one whose route an address matches, and calls it. */

export const ORIGIN = 'https://site.example';

/** Where the built functions are copied to: outside the project, where they find none of its packages. */
export const FOLDER = mkdtempSync(path.join(tmpdir(), 'functions-'));

interface BuiltFunction {
  readonly default: (request: Request, context: unknown) => Promise<Response>;
  readonly config: Config;
}

cpSync(FUNCTIONS_FOLDER, FOLDER, { recursive: true });
process.on('exit', () => rmSync(FOLDER, { recursive: true, force: true }));

const NAMES = readdirSync(FUNCTIONS_FOLDER);
const later: Promise<unknown>[] = [];

/** Node's own loader, not the test runner's, which finds the project's packages. */
function load(folder: string, name: string): BuiltFunction {
  const file = path.join(folder, name, `${name}.mjs`);
  return createRequire(file)(file) as BuiltFunction;
}

const routesOf = (name: string) => [load(FOLDER, name).config.path ?? []].flat();

/** Patterns of all addresses that functions answer. */
export const ROUTES: readonly string[] = NAMES.flatMap(routesOf);

/**
 * Ask for an address, as a browser would.
 *
 * @param folder of the built functions, if it is not {@link FOLDER}
 * @throws Error when no function has it
 * @example await ask('/api/news/x?lang=en') // with `params` { slug: 'x' }
 */
export async function ask(address: string, init?: RequestInit, folder = FOLDER): Promise<Response> {
  const url = new URL(address, ORIGIN);
  for (const name of NAMES)
    for (const pathname of routesOf(name)) {
      const match = new URLPattern({ pathname }).exec({ pathname: url.pathname });
      if (match) return call(load(folder, name), new Request(url, init), decoded(match.pathname.groups));
    }
  throw new Error(`${address}: no function answers it`);
}

/**
 * Run a scheduled function, as its hour has come.
 *
 * @example (await runScheduled('contact-sweep')).status // => 204
 */
export function runScheduled(name: string): Promise<Response> {
  return call(load(FOLDER, name), new Request(`${ORIGIN}/.netlify/functions/${name}`, { method: 'POST' }), {});
}

/** Wait for what goes on after the answers. */
export async function settled(): Promise<void> {
  await Promise.all(later.splice(0));
}

function call(of: BuiltFunction, request: Request, params: Readonly<Record<string, string>>): Promise<Response> {
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  return of.default(request, { params, deploy: { context: 'production' }, waitUntil });
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeURIComponent(value)]])),
  );
}
