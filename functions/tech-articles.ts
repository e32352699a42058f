import type { Context } from '@netlify/functions';
import { answerList, cachedAnswer, readData, readRecords } from '#src/api/articles.ts';
import { answerRead } from '#src/api/http.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { type ArticleRecord, byUse, labelOf } from '#src/articles/records.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';

/** GET /api/tech-articles lists a language's articles, of one tag if asked; …/tags the tags; …/{slug} one article. */
export default (request: Request, context: Context): Promise<Response> => {
  const slug = context.params['slug'];
  if (slug !== 'tags') return answerList<ArticleRecord>(request, slug, 'tag', ({ tags }) => tags);
  return answerRead(request, async (lang) => {
    const terms = (await readData('terms.json')) as Taxonomy;
    const keys = (await readRecords<ArticleRecord>(lang)).flatMap(({ tags }) => tags);
    const labels = byUse(keys).map(([key]) => labelOf(terms, key, lang));
    return cachedAnswer(labels, ['lang']);
  });
};

// The limit is per minute.
export const config: FunctionConfig = {
  path: ['/api/tech-articles', '/api/tech-articles/:slug'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
