import type { Context } from '@netlify/functions';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { ANSWER_TIMEOUT_MS } from '#src/api/store.ts';
import { handleContact } from '#src/contact/http.ts';
import { portsFor } from '#src/contact/ports.ts';

/** POST /api/contact takes an inquiry, from the form's script, from the form without script, or from another system; its reference is shown below. */
export default async (request: Request, context: Context): Promise<Response> =>
  handleContact(request, {
    ...portsFor(context.deploy.context, ANSWER_TIMEOUT_MS),
    later: (work) => context.waitUntil(work()),
  });

export const config: FunctionConfig = {
  path: ['/api/contact', '/api/contact/:reference'],
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**', 'on-demand/**'],
};
