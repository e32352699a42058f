import type { TokenizerAndRendererExtension } from 'marked';
import type { ExtensionRenderer, FootnoteDefinition, FootnoteReference } from './types.ts';

const REFERENCE = /^\[\^([^\]\s]{1,60})\]/;
const DEFINITION =
  /^\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]*(?:\n(?!\[\^)[^\n]*\S[^\n]*)*(?:\n\n(?: {2,}|\t)[^\n]+)*)(?:\n+|$)/;

/** Footnotes in GitHub's syntax (https://docs.github.com/get-started/writing-on-github), which marked does not support. */
export const footnotes: TokenizerAndRendererExtension[] = [
  {
    name: 'footnoteReference',
    level: 'inline',
    start: (source) => indexOrUndefined(source.indexOf('[^')),
    tokenizer(source) {
      const match = REFERENCE.exec(source);
      return match
        ? ({ type: 'footnoteReference', raw: match[0], name: match[1] ?? '' } satisfies FootnoteReference)
        : undefined;
    },
    renderer(token) {
      return (this.parser.renderer as unknown as ExtensionRenderer).footnoteReference(token as FootnoteReference);
    },
  },
  {
    name: 'footnoteDefinition',
    level: 'block',
    start: (source) => indexOrUndefined(source.search(/^\[\^[^\]\s]{1,60}\]:/m)),
    tokenizer(source) {
      const match = DEFINITION.exec(source);
      if (match === null) return undefined;
      const text = (match[2] ?? '').replace(/\n(?: {2,4}|\t)/g, '\n');
      const tokens = this.lexer.blockTokens(text, []);
      return { type: 'footnoteDefinition', raw: match[0], name: match[1] ?? '', tokens } satisfies FootnoteDefinition;
    },
    // Notes are printed at the end, in the order of their first mention.
    renderer: () => '',
    childTokens: ['tokens'],
  },
];

function indexOrUndefined(index: number): number | undefined {
  return index < 0 ? undefined : index;
}
