import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { SWEEP_TIMEOUT_MS } from '#src/api/store.ts';
import { portsFor } from '#src/contact/ports.ts';
import { sweep } from '#src/contact/sweep.ts';

/** Every five minutes: deliver what waits, purge what is old (published deploys only). */
export default async (_request: Request, context: Context): Promise<Response> => {
  const ports = portsFor(context.deploy.context, SWEEP_TIMEOUT_MS);
  const ok = await sweep(ports, { keepDays: ports.env.keepDays, rand: Math.random, sleep: (ms) => sleep(ms) });
  ports.log('sweep', { ok });
  return new Response(null, { status: ok ? 204 : 503 });
};

export const config: FunctionConfig = {
  schedule: '*/5 * * * *',
  nodeBundler: 'none',
  includedFiles: ['on-demand/**'],
};
