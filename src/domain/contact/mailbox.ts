/** Domains of one mail service that ignores dots before the `@`: https://support.google.com/mail/answer/7436150 */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox behind an address: case and a `+` suffix are ignored, and at Gmail dots too. Otherwise the form could send one person many
 * mails a day.
 *
 * @param address as `cleanEmail` returns it
 * @example mailboxOf('T.Aro+news@googlemail.com') // => 'taro@gmail.com'
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*/s, '');
  const domain = address.slice(at + 1).toLowerCase();
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
