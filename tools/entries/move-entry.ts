import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type EntryKind, endingOf, entryIn, fileOf } from '#src/content/kinds.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { changeFiles, type Done, filesOf, isRecordOf, kindCalled, linksTo, noSuch } from './content-files.ts';
import { fieldsOf, listIn, withField, withRelated } from './front-matter.ts';
import { slugRefusal } from './slug-refusal.ts';
import { usage } from './usage.ts';

const USAGE = usage('move', '<名前 slug> <新しい名前 new slug か順位 or rank>');

/**
 * Rename an entry in all languages, or give a case, record, service or position another rank. A renamed entry redirects from its former address, and
 * what named it or linked to it follows.
 */
export function moveEntry(args: readonly string[], root: string): Done {
  const [word = '', slug = '', to = ''] = args;
  const kind = kindCalled(word);
  if (kind === undefined || slug === '' || to === '') return { ok: false, message: USAGE };
  if (filesOf(kind, slug, root).length === 0) return { ok: false, message: noSuch(kind, slug) };
  return /^\d+$/.test(to) ? rerank(kind, slug, Number(to), root) : rename(kind, slug, to, root);
}

function rename(kind: EntryKind, slug: string, to: string, root: string): Done {
  const refused = slugRefusal(kind, to, filesOf(kind, to, root).length > 0);
  if (refused !== undefined) return { ok: false, message: refused };
  const extension = endingOf(kind);
  // Nobody has linked to a draft.
  const isDraft = filesOf(kind, slug, root).every((file) => fieldsOf(textOf(root, file), extension)['draft'] === true);
  const own = LANGS.filter((lang) => existsSync(path.join(root, fileOf(kind, lang, slug)))).map((lang) => {
    const [from, file] = [fileOf(kind, lang, slug), fileOf(kind, lang, to)];
    const text = textOf(root, from);
    renameSync(path.join(root, from), path.join(root, file));
    const former = [...listIn(text, 'formerSlugs', extension).filter((other) => other !== to), slug];
    if (!isDraft && lang === DEFAULT_LANG)
      writeFileSync(path.join(root, file), withField(text, 'formerSlugs', former, extension));
    return file;
  });
  const naming = changeFiles(root, (text, file) => {
    const linked = text.replace(linksTo(kind, slug), (link) => link.slice(0, -slug.length) + to);
    if (kind === 'services') return withServiceCalled(linked, slug, to);
    if (isRecordOf(kind, slug, file, linked)) return withField(linked, 'case', to);
    return withRelated(linked, file, kind, slug, (related) => related.map((other) => (other === slug ? to : other)));
  });
  const hint = isDraft
    ? '下書きなので、以前のアドレスからは移りません / a draft has no former address that could redirect'
    : '以前のアドレスからは自動で移ります / the former address redirects to the new one';
  return { ok: true, files: [...new Set([...own, ...naming])], hint };
}

/** Where a plan has its own text for a service: `service: slug`. */
function withServiceCalled(text: string, slug: string, to: string): string {
  return text.replace(new RegExp(`(\\bservice: )${slug}(?![a-z0-9-])`, 'g'), `$1${to}`);
}

function textOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Fields by which entries have a place among the others. */
const PLACES: Partial<Record<EntryKind, string>> = {
  'case-studies': 'rank',
  challenged: 'rank',
  services: 'order',
  jobs: 'order',
};

function rerank(kind: EntryKind, slug: string, rank: number, root: string): Done {
  const field = PLACES[kind];
  if (field === undefined)
    return {
      ok: false,
      message: `順位があるのは事例、サービス、職種だけです / only cases, services and positions have a rank\n${USAGE}`,
    };
  const extension = endingOf(kind);
  const entries = readCollection(kind, root).entries.filter(({ lang }) => lang === DEFAULT_LANG);
  const order = entries.toSorted((a, b) => Number(a.data[field]) - Number(b.data[field]));
  if (rank < 1 || rank > order.length)
    return { ok: false, message: `順位は1から${order.length}までです / ranks are 1 to ${order.length}` };
  const others = order.map(({ slug: name }) => name).filter((name) => name !== slug);
  const wanted = [...others.slice(0, rank - 1), slug, ...others.slice(rank - 1)];
  const files = changeFiles(root, (text, file) => {
    const name = path.posix.basename(file, `.${extension}`);
    const at = entryIn(file)?.kind === kind ? wanted.indexOf(name) : -1;
    const isThere = fieldsOf(text, extension)[field] === at + 1;
    return at < 0 || isThere ? text : withField(text, field, at + 1, extension);
  });
  const hint =
    files.length === 0
      ? `もともと${rank}番目です / it has that place already`
      : `「${slug}」は${rank}番目になりました / \`${slug}\` now has rank ${rank}`;
  return { ok: true, files, hint };
}
