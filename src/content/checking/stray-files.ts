import path from 'node:path';
import { entryIn, fileOf, KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import { filesBelow } from '#src/content/reading/files-below.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';

/** Files of `content/` that belong to no kind. */
const OTHERS = [/^README\.md$/, /^published\.json$/, /^drawings\/[a-z0-9-]+\.svg$/, /^schemas\/[^/]+\.json$/];
const PICTURE = /^(?!drawings\/)[a-z-]+\/(?:images\/.+|[^/]+)\.(png|jpe?g|webp|avif|svg)$/i;

/**
 * Files that nothing reads: in a wrong folder, with a wrong file extension, or with capital letters in the name. Their content would
 * never appear on the site.
 */
export function strayFiles(root: string): ContentProblem[] {
  return filesBelow(path.join(root, 'content'))
    .filter((file) => !path.basename(file).startsWith('.') && !isRead(file))
    .map((file) => {
      const meant = meantFor(file);
      const hint =
        meant === undefined
          ? { ja: '', en: '' }
          : { ja: `。「content/${meant}」ではありませんか`, en: `; did you mean content/${meant}?` };
      return {
        file: `content/${file}`,
        line: 1,
        field: '',
        ja: `このファイルはどこからも読まれません${hint.ja}`,
        en: `nothing reads this file${hint.en}`,
      };
    });
}

function isRead(file: string): boolean {
  if (PICTURE.test(file) || OTHERS.some((pattern) => pattern.test(file))) return true;
  const singles = KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries');
  const isSingle = singles.some((kind) => LANGS.some((lang) => `content/${file}` === fileOf(kind, lang)));
  return isSingle || entryIn(`content/${file}`) !== undefined;
}

function meantFor(file: string): string | undefined {
  const [first = '', ...rest] = file.split('/');
  const lower = file
    .toLowerCase()
    .replace(/\.(md|markdown|mdx)?\.?(md|markdown|mdx|txt)$/, first === 'pages' ? '.mdx' : '.md')
    .replace(/\.yml$/, '.yaml');
  if (isRead(lower)) return lower;
  const original = `${first}/${DEFAULT_LANG}/${rest.at(-1) ?? ''}`;
  return isRead(original) ? original : undefined;
}
