/** Fields by which articles are related. */
interface Tagged {
  readonly slug: string;
  readonly tags: readonly string[];
}

/**
 * Finds the articles that share most tags with one; ties keep the order of the list.
 *
 * Articles with the same tags are near to the same others, so candidates are found once for each set of tags: with ten
 * thousand articles a comparison of all with all would take seconds.
 *
 * @param articles newest first
 * @returns a function from a slug to at most `limit` articles that share a tag with it
 */
export function relatedIn<A extends Tagged>(articles: readonly A[]): (slug: string, limit: number) => A[] {
  const order = new Map(articles.map((article, at) => [article, at]));
  const setOf = new Map(articles.map(({ slug, tags }) => [slug, [...new Set(tags)].sort().join(' ')]));
  const groups = Map.groupBy(articles, ({ slug }) => setOf.get(slug) ?? '');
  const candidates = new Map<string, A[]>();

  /** One more than asked for, since an article is a candidate of its own set. */
  const candidatesFor = (tagSet: string, limit: number): A[] => {
    const own = new Set(tagSet.split(' '));
    return [...groups.values()]
      .map((group) => ({ group, shared: new Set(group[0]?.tags.filter((tag) => own.has(tag))).size }))
      .filter(({ shared }) => shared > 0)
      .flatMap(({ group, shared }) => group.slice(0, limit + 1).map((article) => ({ article, shared })))
      .sort((a, b) => b.shared - a.shared || (order.get(a.article) ?? 0) - (order.get(b.article) ?? 0))
      .slice(0, limit + 1)
      .map(({ article }) => article);
  };

  return (slug, limit) => {
    const tagSet = setOf.get(slug);
    if (tagSet === undefined) return [];
    const key = `${limit} ${tagSet}`;
    const found = candidates.get(key) ?? candidatesFor(tagSet, limit);
    candidates.set(key, found);
    return found.filter((article) => article.slug !== slug).slice(0, limit);
  };
}
