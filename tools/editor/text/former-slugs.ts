import { entryAt, type Kind } from '#src/content/kinds.ts';

/**
 * The former names of a renamed entry as our files write them: the editor adds the former address in every language, the
 * files name the slug, in the original only, and a draft has none because nobody linked to it. An entry that got a former name
 * back has it no longer among them.
 *
 * @param slug the present name
 */
export function formerSlugs(
  kind: Kind,
  fields: Readonly<Record<string, unknown>>,
  slug: string | undefined,
): Record<string, unknown> {
  const { formerSlugs: former, ...others } = fields;
  if (!Array.isArray(former)) return { ...fields };
  const slugs = former
    .map(String)
    .flatMap((name) => {
      if (!name.startsWith('/')) return [name];
      const left = entryAt(name);
      return left?.kind === kind && others['draft'] !== true ? [left.slug] : [];
    })
    .filter((name) => name !== slug);
  return slugs.length === 0 ? others : { ...others, formerSlugs: [...new Set(slugs)] };
}
