import type { Context } from '@netlify/functions';
import { portsFor } from '#src/server/contact/netlify-ports.ts';
import { SWEEP_TIMEOUT_MS } from '#src/server/contact/outbox-store.ts';
import { handleWebhook } from '#src/server/contact/webhook.ts';
import { readEnv } from '#src/server/env.ts';
import type { FunctionConfig } from '#src/server/function-config.ts';

/** POST /api/resend-webhook: bounces and complaints of staff mail, signature checked. */
export default async (request: Request, context: Context): Promise<Response> =>
  handleWebhook(request, portsFor(context.deploy.context, SWEEP_TIMEOUT_MS), readEnv(process.env).webhookSecret);

export const config: FunctionConfig = { path: '/api/resend-webhook', nodeBundler: 'none' };
