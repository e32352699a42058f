import type { TokenizerAndRendererExtension } from 'marked';
import type { ExtensionRenderer, Slot } from './types.ts';

const SLOT = /^::([a-z][a-z-]*)[ \t]*(?:\n+|$)/;

/** `::name` alone on its line: a place that the page fills, as generic directives are written (https://talk.commonmark.org/t/444). */
export const slots: TokenizerAndRendererExtension = {
  name: 'slot',
  level: 'block',
  start: (source) => /^::[a-z]/m.exec(source)?.index,
  tokenizer(source) {
    const match = SLOT.exec(source);
    return match ? ({ type: 'slot', raw: match[0], name: match[1] ?? '' } satisfies Slot) : undefined;
  },
  renderer(token) {
    return (this.parser.renderer as unknown as ExtensionRenderer).slot(token as Slot);
  },
};

/**
 * The mark that a rendered text has in place of a slot. An editor cannot write one: comments are dropped, `<` is escaped.
 *
 * @example slotMark('desk') // => '<!--slot:desk-->'
 */
export function slotMark(name: string): string {
  return `<!--slot:${name}-->`;
}

/**
 * Put in the slots of a rendered text what belongs there.
 *
 * @param contentOf HTML of a slot by its name
 * @example await fillSlots('<p>A</p><!--slot:desk-->', async () => '<dl>…</dl>') // => '<p>A</p><dl>…</dl>'
 */
export async function fillSlots(html: string, contentOf: (name: string) => Promise<string>): Promise<string> {
  const parts = html.split(/<!--slot:([a-z-]+)-->/);
  const filled = await Promise.all(parts.map((part, at) => (at % 2 === 1 ? contentOf(part) : part)));
  return filled.join('');
}
