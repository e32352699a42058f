import { cleanLine } from './text.ts';

/**
 * An e-mail address as it is stored, and as stored ones are looked for: NFKC turns full-width letters and `＠．` into ASCII, and the domain
 * becomes its DNS form. Upper and lower case stay.
 *
 * @example cleanEmail(' ｔａｒｏ＠例え．ｊｐ') // => 'taro@xn--r8jz45g.jp'
 */
export function cleanEmail(raw: string): string {
  if (raw.length > 2000) return raw;
  const text = cleanLine(raw.normalize('NFKC')).replace(/[。｡]/g, '.');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || !/[^\0-\x7f]/.test(domain)) return text;
  return `${text.slice(0, at)}@${toAscii(domain)}`;
}

function toAscii(domain: string): string {
  const url = URL.parse(`http://${domain}/`);
  const isPlain = url !== null && url.pathname === '/' && url.port === '' && url.username === '' && url.search === '';
  return isPlain ? url.hostname : domain;
}
