import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { finishPage } from './page-policy.ts';
import { wordsOfScripts } from './page-scripts.ts';
import { addIntegrity } from './script-integrity.ts';

/**
 * Astro's own rendering of pages, each finished before it is written: its policy, its styles, the integrity of its scripts.
 *
 * Afterwards each of them would have to be read and written again.
 *
 * @param folder of the built site, which holds the files of scripts and styles before the first page is rendered
 * @throws Error when a page names a file that the build does not have
 * @example setPrerenderer((standard) => finishedPages(standard, 'dist'))
 */
export function finishedPages(standard: AstroPrerenderer, folder: string): AstroPrerenderer {
  let finish = (page: string) => page;
  return {
    ...standard,
    getStaticPaths: async () => {
      const paths = await standard.getStaticPaths();
      const files = builtTexts(folder);
      for (const { pathname, route } of paths.filter((each) => each.pathname.endsWith('.js'))) {
        const rendered = await standard.render(new Request(new URL(pathname, 'https://built.invalid')), {
          routeData: route,
        });
        files.set(pathname.slice(1), await responseOf(rendered).text());
      }
      finish = finisher(files);
      return paths;
    },
    render: async (request, options) => {
      const rendered = await standard.render(request, options);
      const response = responseOf(rendered);
      if (response.headers.get('content-type') !== 'text/html') return rendered;
      const { status, headers } = response;
      const finished = new Response(finish(await response.text()), { status, headers });
      return rendered instanceof Response ? finished : { ...rendered, response: finished };
    },
  };
}

function responseOf(rendered: Awaited<ReturnType<AstroPrerenderer['render']>>): Response {
  return rendered instanceof Response ? rendered : rendered.response;
}

/** Texts of script and style files, by their name in the build. */
function builtTexts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name));
  return new Map(names.map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name), 'utf8')]));
}

function finisher(files: ReadonlyMap<string, string>): (page: string) => string {
  const wordsFor = wordsOfScripts(new Map([...files].filter(([name]) => name.endsWith('.js'))));
  const textOf = (name: string) => {
    const text = files.get(name);
    if (text === undefined) throw new Error(`a page names /${name}, expected it in the build`);
    return text;
  };
  return (page) => addIntegrity(finishPage(page, wordsFor, textOf), textOf);
}
