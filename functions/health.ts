import type { Context } from '@netlify/functions';
import { healthOf } from '#src/server/contact/health.ts';
import { openBox, SWEEP_TIMEOUT_MS } from '#src/server/contact/outbox-store.ts';
import { deployContext, mailMode, readEnv } from '#src/server/env.ts';
import type { FunctionConfig } from '#src/server/function-config.ts';
import { answerRead, ok } from '#src/server/http.ts';
import { publishingOf } from '#src/server/publishing/rebuild.ts';
import { rebuildPorts } from '#src/server/publishing/rebuild-ports.ts';

/** GET /api/health: counts only; 503 when someone has to look. */
export default async (request: Request, context: Context): Promise<Response> =>
  answerRead(request, async () => {
    const deploy = deployContext(context.deploy.context, process.env);
    const box = openBox(deploy, SWEEP_TIMEOUT_MS);
    const [health, publishing] = await Promise.all([
      healthOf({ box, now: Date.now }, mailMode(readEnv(process.env), deploy)),
      publishingOf(rebuildPorts(deploy)),
    ]);
    const alarms = [...health.alarms, ...(publishing.alarm ? [publishing.alarm] : [])];
    return ok({ ...health, ok: alarms.length === 0, alarms, publishing }, { status: alarms.length === 0 ? 200 : 503 });
  });

export const config: FunctionConfig = { path: '/api/health', nodeBundler: 'none', includedFiles: ['data/**'] };
