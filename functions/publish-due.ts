import type { Context } from '@netlify/functions';
import { publishDue } from '#src/api/rebuild.ts';
import { rebuildPorts } from '#src/api/rebuild-ports.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';

/** Every hour: ask for a build when an entry, a notice or a position has become due (published deploys only). */
export default async (_request: Request, context: Context): Promise<Response> => {
  const ports = rebuildPorts(context.deploy.context);
  const outcome = await publishDue(ports);
  ports.log('publish-due', { outcome });
  return new Response(null, { status: 204 });
};

// A minute after midnight in the company's zone is a minute after an hour, but for the few zones with an offset of half an hour.
export const config: FunctionConfig = { schedule: '1 * * * *', nodeBundler: 'none', includedFiles: ['data/**'] };
