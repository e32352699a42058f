import type { Context } from '@netlify/functions';
import { openStore, SWEEP_TIMEOUT_MS } from '#src/server/contact/outbox-store.ts';
import { handleWebhook } from '#src/server/contact/webhook.ts';
import { deployContext, readEnv } from '#src/server/env.ts';
import type { FunctionConfig } from '#src/server/function-config.ts';
import { log } from '#src/server/log.ts';

/** POST /api/resend-webhook: what became of our mails, signature checked. */
export default async (request: Request, context: Context): Promise<Response> => {
  const store = openStore(deployContext(context.deploy.context, process.env), SWEEP_TIMEOUT_MS);
  return handleWebhook(request, { store, now: Date.now, log }, readEnv(process.env).webhookSecret);
};

export const config: FunctionConfig = { path: '/api/resend-webhook', nodeBundler: 'none' };
