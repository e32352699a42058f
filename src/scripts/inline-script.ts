import { minifySync } from 'vite';

const printed = new Map<string, string>();

/**
 * Print a self-contained function of this folder as a script that calls it at once.
 *
 * @param run imports nothing and closes over nothing, since only its own text reaches the browser
 * @param args JSON values
 */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, args: Args): string {
  const source = `(${run.toString()})(${args.map(literal).join(',')})`;
  let script = printed.get(source);
  if (script === undefined) {
    const minified = minifySync('inline.js', source, { mangle: { toplevel: true }, compress: true });
    // The minifier writes `<` again where `literal` escaped it; `<!--<script` would swallow the end of the element.
    script = minified.code.replace(/<(?=!--|\/|script)/gi, '\\x3c');
    printed.set(source, script);
  }
  return script;
}

function literal(value: unknown): string {
  // An unescaped `<` inside a string could close the script element.
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
