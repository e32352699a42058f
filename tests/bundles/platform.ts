import { createRequire } from 'node:module';
import { inject } from 'vitest';
import type { Bundle } from '#tools/function-bundles/bundles.ts';

/** What the platform does with the bundles: it finds the one whose route an address matches, and calls it. */

export const SITE = 'https://site.example';
export const BUNDLES = inject('bundles');

interface Call {
  /** Netlify's deploy context, `dev` unless given. */
  readonly deploy?: string;
  /** The bundles, when it is not those of the build. */
  readonly bundles?: readonly Bundle[];
}

type Answer = (request: Request, context: unknown) => Promise<Response>;

const later: Promise<unknown>[] = [];

/**
 * The bundle of a function.
 *
 * @throws Error when there is none
 */
export function bundleOf(name: string): Bundle {
  const bundle = BUNDLES.find((each) => each.name === name);
  if (bundle === undefined) throw new Error(`no bundle ${name}, expected one for each source in functions/`);
  return bundle;
}

/**
 * Ask for an address, as a browser would.
 *
 * @throws Error when no function has it
 * @example await ask('/api/news/x?lang=en') // with `params` { slug: 'x' }
 */
export async function ask(address: string, init?: RequestInit, call?: Call): Promise<Response> {
  const url = new URL(address, SITE);
  for (const bundle of call?.bundles ?? BUNDLES) {
    for (const pathname of bundle.routes) {
      const match = new URLPattern({ pathname }).exec({ pathname: url.pathname });
      if (match) return run(bundle, new Request(url, init), decoded(match.pathname.groups), call);
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
  return run(bundleOf(name), new Request(`${SITE}/.netlify/functions/${name}`, { method: 'POST' }), {}, call);
}

/** Wait for what goes on after the answers. */
export async function settled(): Promise<void> {
  await Promise.all(later.splice(0));
}

async function run(
  bundle: Bundle,
  request: Request,
  params: Readonly<Record<string, string>>,
  { deploy = 'dev' }: Call = {},
): Promise<Response> {
  process.chdir(bundle.folder);
  // Node's own loader, not the test runner's, which finds the project's packages.
  const { default: answer } = createRequire(bundle.module)(bundle.module) as { default: Answer };
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  return answer(request, { params, deploy: { context: deploy }, waitUntil });
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeURIComponent(value)]])),
  );
}
