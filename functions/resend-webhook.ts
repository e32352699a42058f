import type { Context } from '@netlify/functions';
import { deployContext, readEnv } from '#src/api/env.ts';
import { type FunctionConfig, log } from '#src/api/runtime.ts';
import { openStore, SWEEP_TIMEOUT_MS } from '#src/api/store.ts';
import { alertOf } from '#src/contact/mails.ts';
import { handleWebhook } from '#src/contact/webhook.ts';

/** POST /api/resend-webhook: what became of our mails, signature checked. */
export default async (request: Request, context: Context): Promise<Response> => {
  const store = openStore(deployContext(context.deploy.context, process.env), SWEEP_TIMEOUT_MS);
  return handleWebhook(request, { store, now: Date.now, log, alertOf }, readEnv(process.env));
};

export const config: FunctionConfig = { path: '/api/resend-webhook', nodeBundler: 'none' };
