/** The one function of `node:path` that the renderer of texts uses, for the browser. */
const join = (...parts: readonly string[]): string =>
  decodeURI(new URL(encodeURI(parts.join('/')), 'file:///').pathname).slice(1);

export default { posix: { join } };
