import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { alertMail } from '#src/domain/contact/email.ts';
import { KEEP_UNDELIVERED_DAYS } from '#src/domain/contact/outbox.ts';
import { digestMail } from '#src/domain/contact/quarantine-digest.ts';
import { portsFor } from '#src/server/contact/netlify-ports.ts';
import { SWEEP_TIMEOUT_MS } from '#src/server/contact/outbox-store.ts';
import { SWEEP_DEFAULTS, sweep } from '#src/server/contact/sweep.ts';
import type { FunctionConfig } from '#src/server/function-config.ts';
import { alertWords, digestWords } from '#src/server/texts.ts';

/** Every five minutes: deliver what is pending, alert on dead letters, confirm to visitors, purge what is old (published deploys only). */
export default async (_request: Request, context: Context): Promise<Response> => {
  const ports = portsFor(context.deploy.context, SWEEP_TIMEOUT_MS);
  const summary = await sweep(ports, {
    ...SWEEP_DEFAULTS,
    keepDays: ports.keepDays,
    rand: Math.random,
    sleep: (ms) => sleep(ms),
    alertOf: (dead) => alertMail(dead, alertWords()),
    digestOf: (held) => digestMail(held, KEEP_UNDELIVERED_DAYS, digestWords()),
  });
  ports.log('sweep', { ...summary });
  return new Response(null, { status: summary.ok ? 204 : 503 });
};

export const config: FunctionConfig = {
  schedule: '*/5 * * * *',
  nodeBundler: 'none',
  includedFiles: ['on-demand/**'],
};
