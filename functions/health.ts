import type { Context } from '@netlify/functions';
import { deployContext, mailMode, readEnv } from '#src/api/env.ts';
import { answerRead } from '#src/api/http.ts';
import { publishingOf } from '#src/api/rebuild.ts';
import type { FunctionConfig } from '#src/api/runtime.ts';
import { openStore, SWEEP_TIMEOUT_MS } from '#src/api/store.ts';
import { FRESH_S, healthAnswer, healthOf } from '#src/contact/health.ts';

async function stateOf(deploy: string) {
  const store = openStore(deploy, SWEEP_TIMEOUT_MS);
  const [health, { alarm, waiting, ...publishing }] = await Promise.all([
    healthOf({ store, now: Date.now }, mailMode(readEnv(process.env), deploy)),
    publishingOf(deploy),
  ]);
  return {
    ...health,
    ok: health.ok && alarm === undefined,
    alarms: alarm === undefined ? health.alarms : [...health.alarms, alarm],
    publishing: { ...publishing, waiting: waiting.length },
    countedAt: new Date().toISOString(),
  };
}

/** A monitor calls every few minutes. More frequent requests get the counts that this instance already has. */
let last: { readonly deploy: string; readonly at: number; readonly state: ReturnType<typeof stateOf> } | undefined;

/** GET /api/health: alarms, and with the key counts; 503 when someone has to look. */
export default async (request: Request, context: Context): Promise<Response> =>
  answerRead(request, async () => {
    const deploy = deployContext(context.deploy.context, process.env);
    const now = Date.now();
    if (last?.deploy !== deploy || now - last.at >= FRESH_S * 1000) last = { deploy, at: now, state: stateOf(deploy) };
    return healthAnswer(request, await last.state, readEnv(process.env).healthKey);
  });

export const config: FunctionConfig = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
  nodeBundler: 'none',
  includedFiles: ['data/**'],
};
