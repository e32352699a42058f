import type { Context } from '@netlify/functions';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { SWEEP_TIMEOUT_MS } from '#src/api/store.ts';
import { portsFor } from '#src/contact/ports.ts';
import { handleWebhook } from '#src/contact/webhook.ts';

/** POST /api/resend-webhook: what became of our mails, signature checked. */
export default async (request: Request, context: Context): Promise<Response> => {
  const ports = portsFor(context.deploy.context, SWEEP_TIMEOUT_MS);
  return handleWebhook(request, ports, ports.env);
};

export const config: FunctionConfig = {
  path: '/api/resend-webhook',
  nodeBundler: 'none',
  includedFiles: ['on-demand/**'],
};
