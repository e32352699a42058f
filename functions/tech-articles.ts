import type { Context } from '@netlify/functions';
import { readEntry, readList, readTerms } from '#src/api/content-data.ts';
import { answerRead, problem } from '#src/api/http.ts';
import { cachedAnswer, listAnswer } from '#src/api/lists.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { type ArticleRecord, byUse, isTermName, labelOf, termKeyOf, withLabels } from '#src/articles/records.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** GET /api/tech-articles lists a language's articles, of one tag if asked; …/tags the tags; …/{slug} one article. */
export default (request: Request, context: Context): Promise<Response> =>
  answerRead(request, async (lang) => {
    const slug = context.params['slug'];
    if (slug !== undefined && slug !== 'tags') return article(slug, lang);
    const [articles, terms] = await Promise.all([readList<ArticleRecord>(lang), readTerms()]);
    if (slug === 'tags')
      return cachedAnswer(
        byUse(articles.flatMap(({ tags }) => tags)).map(([key]) => labelOf(terms, key, lang)),
        ['lang'],
      );
    const tag = new URL(request.url).searchParams.get('tag');
    const key = tag === null ? undefined : termKeyOf(terms, tag);
    const wanted = tag === null ? articles : articles.filter((entry) => entry.tags.some((own) => own === key));
    const isNamed = tag === null || isTermName(terms, tag);
    return listAnswer(request, lang, wanted, ['lang', 'tag'], isNamed, (entry) => withLabels(entry, terms, lang));
  });

async function article(slug: string, lang: Lang): Promise<Response> {
  const entry = await readEntry<ArticleRecord>(lang, slug);
  if (entry === undefined) return problem(404, 'not-found', lang);
  return cachedAnswer(withLabels(entry, await readTerms(), lang), ['lang']);
}

// The limit is per minute.
export const config: FunctionConfig = {
  path: ['/api/tech-articles', '/api/tech-articles/:slug'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
