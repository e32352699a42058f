import { Parser } from 'htmlparser2';
import type { Tag } from './html-tree.ts';

/** An element of a page as it is written. */
export interface WrittenTag extends Tag {
  /** The text in a script or a style; nothing for all other elements. */
  readonly text: string;
  /** Name of the element around it; nothing for the outermost. */
  readonly parent: string;
  /** Whether it stands in a drawing (SVG). */
  readonly isDrawn: boolean;
}

/** A page as a list of what is written in it. */
export interface WrittenPage {
  readonly hasDoctype: boolean;
  readonly tags: readonly WrittenTag[];
}

/** Elements whose text matters here. */
const WITH_TEXT = ['script', 'style'];

/**
 * Read what is written in a page, tag by tag: by another parser than the one that wrote it, so that both have to agree.
 *
 * @example readTags('<!doctype html><script>go()</script>').tags[0]?.text // => 'go()'
 */
export function readTags(page: string): WrittenPage {
  let hasDoctype = false;
  const tags: { -readonly [Key in keyof WrittenTag]: WrittenTag[Key] }[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onprocessinginstruction: (name, text) => {
      hasDoctype ||= tags.length === 0 && name === '!doctype' && text.toLowerCase() === '!doctype html';
    },
    onopentag: (tagName, attributes) => {
      const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
      tags.push({ tagName, attrs, text: '', parent: open.at(-1) ?? '', isDrawn: open.includes('svg') });
      open.push(tagName);
    },
    ontext: (text) => {
      const last = tags.at(-1);
      if (last && WITH_TEXT.includes(open.at(-1) ?? '')) last.text += text;
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(page);
  return { hasDoctype, tags };
}
