import { createRequire } from 'node:module';
import { inject } from 'vitest';
import type { Pack } from '#tools/function-packs/pack.ts';

/** What the platform does with the packs: it finds the one whose route an address matches, and calls it. */

export const SITE = 'https://site.example';
export const PACKS = inject('packs');

interface Call {
  /** Netlify's deploy context, `dev` unless given. */
  readonly deploy?: string;
  /** The packs, when it is not those of the build. */
  readonly packs?: readonly Pack[];
}

type Answer = (request: Request, context: unknown) => Promise<Response>;

const later: Promise<unknown>[] = [];

/**
 * The pack of a function.
 *
 * @throws Error when there is none
 */
export function packOf(name: string): Pack {
  const pack = PACKS.find((each) => each.name === name);
  if (pack === undefined) throw new Error(`no pack ${name}, expected one for each source in functions/`);
  return pack;
}

/**
 * Ask for an address, as a browser would.
 *
 * @throws Error when no function has it
 * @example await ask('/api/news/x?lang=en') // with `params` { slug: 'x' }
 */
export async function ask(address: string, init?: RequestInit, call?: Call): Promise<Response> {
  const url = new URL(address, SITE);
  for (const pack of call?.packs ?? PACKS) {
    for (const pathname of pack.routes) {
      const match = new URLPattern({ pathname }).exec({ pathname: url.pathname });
      if (match) return run(pack, new Request(url, init), decoded(match.pathname.groups), call);
    }
  }
  throw new Error(`${address}: no function answers it`);
}

/**
 * Run a scheduled function, as its hour has come.
 *
 * @example (await runScheduled('contact-sweep')).status // => 204
 */
export function runScheduled(name: string, call?: Call): Promise<Response> {
  return run(packOf(name), new Request(`${SITE}/.netlify/functions/${name}`, { method: 'POST' }), {}, call);
}

/** Wait for what goes on after the answers. */
export async function settled(): Promise<void> {
  await Promise.all(later.splice(0));
}

async function run(
  pack: Pack,
  request: Request,
  params: Readonly<Record<string, string>>,
  { deploy = 'dev' }: Call = {},
): Promise<Response> {
  process.chdir(pack.folder);
  // Node's own loader, not the test runner's, which finds the project's packages.
  const { default: answer } = createRequire(pack.module)(pack.module) as { default: Answer };
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  return answer(request, { params, deploy: { context: deploy }, waitUntil });
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeURIComponent(value)]])),
  );
}
