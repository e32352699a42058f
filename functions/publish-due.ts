import type { Context } from '@netlify/functions';
import { publishDue } from '#src/api/rebuild.ts';
import { type FunctionConfig, log } from '#src/api/runtime.ts';

/** Every hour: ask for a build when an entry, a notice or a position has become due (published deploys only). */
export default async (_request: Request, context: Context): Promise<Response> => {
  log('publish-due', { outcome: await publishDue(context.deploy.context) });
  return new Response(null, { status: 204 });
};

// A minute after midnight in the company's zone is a minute after an hour, but for the few zones with an offset of half an hour.
export const config: FunctionConfig = { schedule: '1 * * * *', nodeBundler: 'none', includedFiles: ['data/**'] };
