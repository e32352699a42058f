import { rmSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED_LIST, publishedSlugs, updatePublishedList } from '#src/content/checking/published-list.ts';
import { readSite } from '#src/content/checking/site-content.ts';
import {
  changeFiles,
  type Done,
  filesOf,
  isRecordOf,
  kindCalled,
  linksTo,
  noSuch,
  textFiles,
} from './content-files.ts';
import { withRelated } from './front-matter.ts';
import { usage } from './usage.ts';

/**
 * Delete an entry in all languages, for good: other entries no longer name it, and its address is forgotten. Links in texts and the
 * record of a case stay, since only an editor knows what to say instead; they are listed.
 */
export function removeEntry(args: readonly string[], root: string): Done {
  const [word = '', slug = ''] = args;
  const kind = kindCalled(word);
  if (kind === undefined || slug === '') return { ok: false, message: usage('remove', '<名前 slug>') };
  const own = filesOf(kind, slug, root);
  if (own.length === 0) return { ok: false, message: noSuch(kind, slug) };
  for (const file of own) rmSync(path.join(root, file));
  const naming = changeFiles(root, (text, file) =>
    withRelated(text, file, kind, slug, (related) => related.filter((other) => other !== slug)),
  );
  const { added, removed } = updatePublishedList(root, publishedSlugs(readSite(root)), {});
  const list = added + removed > 0 ? [PUBLISHED_LIST] : [];
  const others = textFiles(root);
  const links = others.filter(({ text }) => linksTo(kind, slug).test(text)).map(({ file }) => file);
  const records = others.filter(({ file, text }) => isRecordOf(kind, slug, file, text)).map(({ file }) => file);
  const hints = [
    ...(links.length === 0 ? [] : [`次のファイルのリンクを直してください / fix the links in: ${links.join(', ')}`]),
    ...(records.length === 0
      ? []
      : [
          `次の開発記録の「case」を別の事例にするか、記録も消してください / give these records another \`case\`, or delete them too: ${records.join(', ')}`,
        ]),
  ];
  const hint = hints.join('\n') || 'ほかの記事からのリンクはありません / nothing links to it';
  return { ok: true, files: [...own, ...naming, ...list], hint };
}
