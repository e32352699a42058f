import { japanDay } from '#src/domain/contact/japan-day.ts';
import type { Confirmation } from '#src/schemas/contact/outbox.ts';

/**
 * Keyed hashes that stand for an address in keys of the store: nobody without the key can try addresses against them. Upper case and
 * what follows a `+` make no other address, or a form could write to one person many times a day.
 *
 * @param at ms since 1970; the day is Japan's
 * @example (await marksOf('A+x@b.example', 0, 'secret')).once === (await marksOf('a@b.example', 1, 'secret')).once // => true
 */
export async function marksOf(address: string, at: number, key: string): Promise<Confirmation['marks']> {
  const { createHmac } = await import('node:crypto');
  const plain = address.toLowerCase().replace(/\+[^@]*@/, '@');
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
  return { once: hash(`once\n${japanDay(at)}\n${plain}`), blocked: hash(`blocked\n${plain}`) };
}
