import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { confirmationMail, type Signature } from '#src/domain/contact/confirmation.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Confirmation, OutboxRecord } from '#src/schemas/contact/outbox.ts';
import type { Env } from '#src/server/env.ts';
import { kindOf } from '#src/server/log.ts';
import { confirmationWords } from '#src/server/texts.ts';
import { addressHashes } from './address-hashes.ts';
import type { NamePosition } from './positions.ts';
import type { FindTopic } from './topics.ts';

/** File of signatures that the build writes next to the contact function (`src/content/deploy-files.ts`). */
export const SIGNATURES_FILE = 'signatures.json';

/** The reply of the company in a language, for the thank-you page and the confirmation; undefined if the build wrote none. Never throws. */
export type FindReply = (lang: Lang) => Promise<Signature['reply'] | undefined>;

/** Replies as the build wrote them down. */
export function repliesFrom(folder: string): FindReply {
  return async (lang) => {
    try {
      return (await readSignatures(folder))[lang].reply;
    } catch (error) {
      // An inquiry is worth more than the words of its answer.
      console.error(JSON.stringify({ event: 'reply-missing', lang, reason: kindOf(error) }));
      return undefined;
    }
  };
}

/** Makes the confirmation that will follow an inquiry; undefined when none may or can. Never throws. */
export type Confirm = (record: OutboxRecord, address: string) => Promise<Confirmation | undefined>;

/**
 * Confirmations as the environment wants them.
 *
 * @returns undefined where `CONTACT_CONFIRM` turns them off
 */
export function confirmWith(
  env: Env,
  folder: string,
  namePosition: NamePosition,
  findTopic: FindTopic,
): Confirm | undefined {
  if (!env.isConfirming) return undefined;
  return async (record, address) => {
    const { acceptedAt, origin } = record;
    try {
      const { lang, job, topic } = origin;
      const signature = (await readSignatures(folder))[lang];
      const context = { position: await namePosition(job, lang), role: (await findTopic(topic))?.role };
      const mail = confirmationMail(address, record, confirmationWords(lang), signature, context);
      return { mail, marks: await addressHashes(address, acceptedAt, env.hashKey) };
    } catch (error) {
      // An inquiry is worth more than its confirmation.
      console.error(JSON.stringify({ event: 'confirmation-missing', lang: origin.lang, reason: kindOf(error) }));
      return undefined;
    }
  };
}

async function readSignatures(folder: string): Promise<Record<Lang, Signature>> {
  return JSON.parse(await readFile(path.join(folder, SIGNATURES_FILE), 'utf8'));
}
