import type { Config, Context } from '@netlify/functions';
import { healthOf } from '#src/server/contact-health.ts';
import { portsFor } from '#src/server/contact-ports.ts';
import { answerRead, ok } from '#src/server/http.ts';
import { SWEEP_TIMEOUT_MS } from '#src/server/outbox-store.ts';
import { publishingOf } from '#src/server/rebuild.ts';
import { rebuildPorts } from '#src/server/rebuild-ports.ts';

/** GET /api/health: counts only; 503 when someone has to look. */
export default async (request: Request, context: Context): Promise<Response> =>
  answerRead(request, async () => {
    const ports = portsFor(context.deploy.context, SWEEP_TIMEOUT_MS);
    const { context: deploy } = context.deploy;
    const [health, publishing] = await Promise.all([
      healthOf(ports, ports.mode),
      publishingOf(rebuildPorts(deploy), deploy === 'production'),
    ]);
    const isWell = health.ok && publishing.ok;
    return ok({ ...health, ok: isWell, publishing }, { status: isWell ? 200 : 503 });
  });

export const config: Config = { path: '/api/health' };
