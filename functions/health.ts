import type { Context } from '@netlify/functions';
import { deployContext, mailMode, readEnv } from '#src/api/env.ts';
import { answerRead } from '#src/api/http.ts';
import { memoizeFor } from '#src/api/memoize-for.ts';
import { publishingOf } from '#src/api/rebuild.ts';
import { rebuildPorts } from '#src/api/rebuild-ports.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { openStore, SWEEP_TIMEOUT_MS } from '#src/api/store.ts';
import { FRESH_S, healthAnswer, healthOf } from '#src/contact/health.ts';

/** A monitor calls every few minutes. More frequent requests get the counts that this instance already has. */
const state = memoizeFor(
  FRESH_S * 1000,
  () => Date.now(),
  async (deploy: string) => {
    const store = openStore(deploy, SWEEP_TIMEOUT_MS);
    const [health, publishing] = await Promise.all([
      healthOf({ store, now: Date.now }, mailMode(readEnv(process.env), deploy)),
      publishingOf(rebuildPorts(deploy)),
    ]);
    const alarms = [...health.alarms, ...(publishing.alarm ? [publishing.alarm] : [])];
    return {
      ...health,
      ok: health.ok && publishing.alarm === undefined,
      alarms,
      publishing,
      countedAt: new Date(Date.now()).toISOString(),
    };
  },
);

/** GET /api/health: alarms, and with the key counts; 503 when someone has to look. */
export default async (request: Request, context: Context): Promise<Response> =>
  answerRead(request, async () => {
    const found = await state(deployContext(context.deploy.context, process.env));
    return healthAnswer(request, found, readEnv(process.env).healthKey);
  });

export const config: FunctionConfig = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
