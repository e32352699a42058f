import { createHmac } from 'node:crypto';

/** The secret that tests share with the mail service. */
export const REPORT_SECRET = `whsec_${Buffer.from('a secret of the mail service').toString('base64')}`;

/**
 * A report of the mail service about one of our mails, signed as it signs them.
 *
 * @param at when it was signed, ms since 1970
 */
export function signedReport(
  event: unknown,
  { at, id = 'msg_1', secret = REPORT_SECRET }: { readonly at: number; readonly id?: string; readonly secret?: string },
): Request {
  const raw = JSON.stringify(event);
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest('base64');
  return new Request('https://company.example/api/resend-webhook', {
    method: 'POST',
    body: raw,
    headers: { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,AAAA v1,${signature}` },
  });
}
