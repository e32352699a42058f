/**
 * The one function of `node:path` that the renderer imports, for the browser.
 *
 * @example join('content/news/ja', '../images/a.png') // => 'content/news/images/a.png'
 */
function join(...parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join('/').split('/')) {
    if (name === '..' && names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

export default { posix: { join } };
