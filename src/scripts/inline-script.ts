import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

/** A script printed into the page, and the hash by which the page policy allows it. */
export interface InlineScriptText {
  readonly code: string;
  readonly hash: `sha256-${string}`;
}

const printed = new Map<string, InlineScriptText>();

/**
 * Print a self-contained function of this folder as a script that calls it at once.
 *
 * @param run imports nothing and closes over nothing, since only its own text reaches the browser
 * @param args JSON values and regular expressions
 * @example inlineScript((a) => console.log(a), ['x']).code // => '(e=>console.log(e))("x");'
 */
export function inlineScript<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  args: Args,
): InlineScriptText {
  const source = `(${run.toString()})(${args.map(literal).join(',')})`;
  let script = printed.get(source);
  if (script === undefined) {
    const minified = minifySync('inline.js', source, { mangle: { toplevel: true }, compress: true });
    // The minifier writes `<` again where `literal` escaped it; `<!--<script` would swallow the end of the element.
    const code = minified.code.replace(/<(?=!--|\/|script)/gi, '\\x3c');
    script = { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
    printed.set(source, script);
  }
  return script;
}

function literal(value: unknown): string {
  // `<` could close the script element from inside a string.
  return value instanceof RegExp ? String(value) : JSON.stringify(value).replaceAll('<', '\\u003c');
}
