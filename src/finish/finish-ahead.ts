import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Places, RenderedPage } from './ahead-thread.ts';
import { addressOf } from './built-files.ts';
import { AHEAD } from './finished-ahead.ts';

/** Pages that may wait for the thread: where it falls behind, the others are finished when all are there. */
const MOST_WAITING = 100;

/**
 * Finishes pages while others are still being rendered: Astro renders in one thread, and the machine has others. It decides nothing: the step
 * that finishes pages (`main.ts`) takes what was made of the very text it finds, and finishes the rest.
 *
 * @example defineConfig({ integrations: [finishAhead()] })
 */
export function finishAhead(): AstroIntegration {
  let places: Places;
  return {
    name: 'finish-ahead',
    hooks: {
      'astro:config:done': ({ config }) => {
        places = { folder: fileURLToPath(config.outDir), store: fileURLToPath(new URL(AHEAD, config.root)) };
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => watched(own, places)),
    },
  };
}

/** A prerenderer that shows a thread each page it renders. */
function watched(own: AstroPrerenderer, places: Places): AstroPrerenderer {
  let thread: Worker | undefined;
  let ended: Promise<unknown> | undefined;
  let waiting = 0;
  return {
    ...own,
    async setup() {
      await own.setup?.();
      thread = new Worker(new URL('./ahead-thread.ts', import.meta.url), { workerData: places });
      thread.on('message', () => {
        waiting--;
      });
      // Rejects when the thread fails, which ends the build.
      ended = once(thread, 'exit');
    },
    async render(request, options) {
      const rendered = await own.render(request, options);
      const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered;
      if (!isPage(response) || waiting >= MOST_WAITING) return rendered;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const name = decodeURI(new URL(request.url).pathname).slice(1);
      thread?.postMessage({ address: addressOf(name), bytes } satisfies RenderedPage);
      waiting++;
      return { ...rest, response: new Response(bytes, response) };
    },
    async teardown() {
      thread?.postMessage('end');
      await ended;
      await own.teardown?.();
    },
  };
}

function isPage({ ok, headers }: Response): boolean {
  return ok && headers.get('content-type')?.startsWith('text/html') === true;
}
