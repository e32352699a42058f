import { deployContext, type Env, type MailMode, mailMode, readEnv } from '#src/api/env.ts';
import { DATA_DIR, log } from '#src/api/runtime.ts';
import { openStore } from '#src/api/store.ts';
import { alertOf } from './mails.ts';
import type { Ports } from './outbox.ts';
import { mailService } from './services.ts';

/** Folder for mail that is not sent, below the working directory of the local server. */
const MAIL_FOLDER = '.mail';

/** The outbox's outside world in a deploy, the settings, and the folder of what the build wrote for the function. */
export interface DeployPorts extends Ports {
  readonly env: Env;
  readonly mode: MailMode;
  readonly folder: string;
}

/**
 * Ports of a deploy, for functions.
 *
 * @param reported Netlify's deploy context as the function got it, e.g. `production`
 * @param storeTimeoutMs how long any single call of the store may take
 */
export function portsFor(reported: string, storeTimeoutMs: number): DeployPorts {
  const env = readEnv(process.env);
  const context = deployContext(reported, process.env);
  const mode = mailMode(env, context);
  const store = openStore(context, storeTimeoutMs);
  return { env, mode, folder: DATA_DIR, store, send: mailService(mode, env, MAIL_FOLDER), now: Date.now, log, alertOf };
}
