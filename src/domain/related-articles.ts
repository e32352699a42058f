/** What relates two articles. */
interface Tagged {
  readonly slug: string;
  readonly tags: readonly string[];
}

/**
 * Finds the articles that share most tags with one; of equally near ones those that come first in the list.
 *
 * The list is indexed once, since every article of it will ask.
 *
 * @param articles newest first
 * @returns a function from a slug to at most `limit` articles that share a tag with it
 * @example relatedIn(articles)('api-versioning-notes', 3)
 */
export function relatedIn<A extends Tagged>(articles: readonly A[]): (slug: string, limit: number) => A[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const byTag = new Map<string, A[]>();
  for (const article of articles) {
    for (const tag of article.tags) {
      const own = byTag.get(tag);
      if (own) own.push(article);
      else byTag.set(tag, [article]);
    }
  }
  const order = new Map(articles.map((article, at) => [article, at]));
  return (slug, limit) => {
    const shared = new Map<A, number>();
    for (const tag of bySlug.get(slug)?.tags ?? []) {
      for (const other of byTag.get(tag) ?? [])
        if (other.slug !== slug) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared]
      .sort(([a, own], [b, others]) => others - own || (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .slice(0, limit)
      .map(([article]) => article);
  };
}
