import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#src/server/env.ts';
import { envelopeOf } from './envelope.ts';
import type { Message, Send } from './ports.ts';

/**
 * Mails as readable files, each named by its key, so that a second send of the same mail replaces it instead of doubling it. A mail with
 * HTML has a second file that a browser opens.
 */
export function fileMail(folder: string, env: Env): Send {
  const { to = 'CONTACT_TO', from = 'CONTACT_FROM' } = env;
  return async (message, key) => {
    const name = key.replaceAll('/', '-');
    try {
      await mkdir(folder, { recursive: true });
      if (message.html !== undefined) await write(folder, `${name}.html`, message.html);
      await write(folder, `${name}.txt`, asText(message, from, to));
      return { kind: 'sent', id: `${name}.txt` };
    } catch {
      return { kind: 'unknown', code: 'file', retryAfterMs: 0 };
    }
  };
}

/** Whole or not at all. What a killed process leaves begins with a dot, and goes when the local site starts again. */
async function write(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  await writeFile(temporary, text);
  await rename(temporary, join(folder, name));
}

function asText(message: Message, from: string, staff: string): string {
  const { to, replyTo, headers } = envelopeOf(message, staff);
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Subject: ${message.subject}`,
  ];
  return `${lines.join('\n')}\n\n${message.text}`;
}
