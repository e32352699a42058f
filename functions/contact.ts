import type { Context } from '@netlify/functions';
import { fillFrom } from '#src/server/contact/form-page.ts';
import { handleContact } from '#src/server/contact/handler.ts';
import { portsFor } from '#src/server/contact/netlify-ports.ts';
import { ANSWER_TIMEOUT_MS } from '#src/server/contact/outbox-store.ts';
import { DATA_DIR } from '#src/server/data-dir.ts';
import type { FunctionConfig } from '#src/server/function-config.ts';

/** POST /api/contact takes an inquiry, from the form's script, from the form without script, or from another system; its reference is shown below. */
export default async (request: Request, context: Context): Promise<Response> => {
  const ports = portsFor(context.deploy.context, ANSWER_TIMEOUT_MS);
  return handleContact(request, {
    ...ports,
    isPreview: ports.mode === 'preview',
    later: (work) => context.waitUntil(work()),
    fillPage: fillFrom(DATA_DIR),
  });
};

export const config: FunctionConfig = {
  path: ['/api/contact', '/api/contact/:reference'],
  rateLimit: { windowSize: 60, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**', 'on-demand/**'],
};
