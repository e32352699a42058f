import { DATA_DIR } from '#src/server/data-dir.ts';
import { deployContext, type MailMode, mailMode, readEnv } from '#src/server/env.ts';
import { log } from '#src/server/log.ts';
import { type Confirm, confirmWith, type FindReply, repliesFrom } from './confirmation.ts';
import { mailService } from './mail-services.ts';
import { openStore } from './outbox-store.ts';
import type { Ports } from './ports.ts';
import { type NamePosition, positionsFrom } from './positions.ts';
import { type FindTopic, topicsFrom } from './topics.ts';

/** The real outside world, for functions. */

/** Folder for mail that is not sent, below the working directory of the local server. */
const MAIL_FOLDER = '.mail';

let hasNamedFolder = false;

/**
 * Ports of a deploy.
 *
 * @param reported Netlify's deploy context as the function got it, e.g. `production`
 * @param storeTimeoutMs how long any single call of the store may take
 */
export function portsFor(
  reported: string,
  storeTimeoutMs: number,
): Ports & {
  readonly mode: MailMode;
  readonly keepDays: number;
  readonly confirm: Confirm | undefined;
  readonly findReply: FindReply;
  readonly namePosition: NamePosition;
  readonly findTopic: FindTopic;
} {
  const env = readEnv(process.env);
  const context = deployContext(reported, process.env);
  const mode = mailMode(env, context);
  if (mode === 'files' && !hasNamedFolder) log('mail-goes-to-files', { folder: MAIL_FOLDER });
  hasNamedFolder = true;
  const namePosition = positionsFrom(DATA_DIR);
  const findTopic = topicsFrom(DATA_DIR);
  return {
    mode,
    keepDays: env.keepDays,
    store: openStore(context, storeTimeoutMs),
    send: mailService(mode, env, MAIL_FOLDER).send,
    confirm: confirmWith(env, DATA_DIR, namePosition, findTopic),
    findReply: repliesFrom(DATA_DIR),
    namePosition,
    findTopic,
    now: Date.now,
    log,
  };
}
