import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { sharedIds } from './read-page.ts';
import type { SiteContent } from './site-content.ts';

/** First parts of addresses that the build uses. */
const BUILT = ['api', '_astro', 'og', 'pagefind'];

/**
 * Conflicts of prose pages: an address that another page or file has, and ids of headings that differ from the original, so that a link
 * with a fragment breaks when a visitor changes the language.
 */
export function pageProblems(content: SiteContent, root: string): ContentProblem[] {
  const pages = content.entries('pages');
  const taken = takenNames(root);
  const problem = ({ file }: SourceEntry, line: number, ja: string, en: string) => ({ file, line, field: '', ja, en });
  return pages.flatMap((page) => {
    if (taken.has(page.slug)) {
      const ja = `「${page.slug}」はサイトのほかのアドレスです。別のファイル名にしてください`;
      return [problem(page, 1, ja, `\`${page.slug}\` is an address of the site; choose another file name`)];
    }
    const original = pages.find(({ slug, lang }) => slug === page.slug && lang === DEFAULT_LANG);
    if (original === undefined || original === page) return [];
    const [own, expected] = [page, original].map(({ body }) =>
      sharedIds(body)
        ?.map((id) => `#${id}`)
        .join(' '),
    );
    if (own === undefined || expected === undefined || own === expected) return [];
    const ja = `見出しと <Section> の番号札は、日本語と同じ順に ${expected} としてください（ここでは ${own}）`;
    return [problem(page, page.bodyLine, ja, `found the ids ${own}, expected ${expected} as in ${original.file}`)];
  });
}

function takenNames(root: string): ReadonlySet<string> {
  const folders = ['src/pages', 'src/pages/[...lang]', 'public'].map((folder) => path.join(root, folder));
  const names = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return new Set([...names.map((name) => name.replace(/\..*$/, '')), ...LANGS, ...BUILT]);
}
