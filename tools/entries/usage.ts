import { NEW_KINDS } from './templates.ts';

/**
 * How a command of this folder is called, in Japanese and English.
 *
 * @param rest what follows the kind
 * @example usage('remove', '<名前 slug>') // => '使い方 / usage: npm run remove <種類 kind> <名前 slug>\n種類 / kinds: news (ニュース), …'
 */
export function usage(command: 'new' | 'move' | 'remove', rest: string): string {
  const kinds = Object.entries(NEW_KINDS).map(([kind, { ja }]) => `${kind} (${ja})`);
  return `使い方 / usage: npm run ${command} <種類 kind> ${rest}\n種類 / kinds: ${kinds.join(', ')}`;
}
