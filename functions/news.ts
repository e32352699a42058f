import type { Context } from '@netlify/functions';
import { readEntry, readList, readTerms } from '#src/api/content-data.ts';
import { answerRead, problem } from '#src/api/http.ts';
import { cachedAnswer, listAnswer } from '#src/api/lists.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { isTermName, type NewsRecord, termKeyOf, withLabels } from '#src/articles/records.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** GET /api/news lists the news of a language, of one category if asked; GET /api/news/{slug} gives one item. */
export default (request: Request, context: Context): Promise<Response> =>
  answerRead(request, (lang) => {
    const slug = context.params['slug'];
    return slug === undefined ? list(request, lang) : item(slug, lang);
  });

async function list(request: Request, lang: Lang): Promise<Response> {
  const [news, terms] = await Promise.all([readList<NewsRecord>(lang), readTerms()]);
  const category = new URL(request.url).searchParams.get('category');
  const key = category === null ? undefined : termKeyOf(terms, category);
  const wanted = category === null ? news : news.filter((entry) => entry.category === key);
  const isNamed = category === null || isTermName(terms, category);
  return listAnswer(request, lang, wanted, ['lang', 'category'], isNamed, (entry) => withLabels(entry, terms, lang));
}

async function item(slug: string, lang: Lang): Promise<Response> {
  const entry = await readEntry<NewsRecord>(lang, slug);
  if (entry === undefined) return problem(404, 'not-found', lang);
  return cachedAnswer(withLabels(entry, await readTerms(), lang), ['lang']);
}

// The limit is per minute.
export const config: FunctionConfig = {
  path: ['/api/news', '/api/news/:slug'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
