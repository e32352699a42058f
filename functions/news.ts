import type { Context } from '@netlify/functions';
import { answerList } from '#src/api/articles.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import type { NewsRecord } from '#src/articles/records.ts';

/** GET /api/news lists the news of a language, of one category if asked; GET /api/news/{slug} gives one item. */
export default (request: Request, context: Context): Promise<Response> =>
  answerList<NewsRecord>(request, context.params['slug'], 'category', ({ category }) => [category]);

// The limit is per minute.
export const config: FunctionConfig = {
  path: ['/api/news', '/api/news/:slug'],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
