import { createHmac } from 'node:crypto';

/** Domains of one mail service that ignores dots before the `@`: https://support.google.com/mail/answer/7436150 */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * A keyed hash of the mailbox behind an address, 40 hex digits. Case and a `+` suffix are ignored, and at Gmail dots too: otherwise the
 * form could send one person many mails a day. Without the key nobody can test addresses against it.
 *
 * @param address as the schema of an inquiry cleans it
 */
export function mailboxHash(address: string, key: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/s, '');
  const domain = address.slice(at + 1).toLowerCase();
  const mailbox = GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
  return createHmac('sha256', key).update(mailbox).digest('hex').slice(0, 40);
}
