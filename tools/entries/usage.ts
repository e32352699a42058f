import { NEW_KINDS } from './templates.ts';

/**
 * How a command of this folder is called, in Japanese and English.
 *
 * @param rest what follows the kind
 */
export function usage(command: 'new' | 'move' | 'remove', rest: string): string {
  const kinds = Object.entries(NEW_KINDS).map(([kind, { ja }]) => `${kind} (${ja})`);
  return `使い方 / usage: npm run ${command} <種類 kind> ${rest}\n種類 / kinds: ${kinds.join(', ')}`;
}
