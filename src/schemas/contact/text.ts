/** Cleaning of what people type, the same for every field; nothing visible is ever lost. */

/** Invisible format characters, bidirectional overrides among them; joiners and flag tags inside emoji stay. */
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;
/** Control characters a person cannot see or correct; tab and line feed are layout, NUL is refused. */
const CONTROL = /(?![\0\t\n])\p{Cc}/gu;
const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]/u;

/**
 * Clean one line: composed (NFC), without invisible format characters, trimmed. Control characters stay, to be refused.
 *
 * @example cleanLine(' ガ\u202e ') // => 'ガ'
 */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').trim();
}

/**
 * Clean a text of several lines: as {@link cleanLine}, every kind of line break becomes `\n`, control characters go.
 *
 * @example cleanText('a\r\nb') // => 'a\nb'
 */
export function cleanText(text: string): string {
  return cleanLine(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).replace(CONTROL, '');
}

/**
 * Tell whether nothing of a text can be seen: spaces, U+3000, zero-width and ignorable characters only.
 *
 * @example isBlank('\u3000\u200b') // => true
 */
export function isBlank(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/**
 * Tell whether a line holds what no field may: control characters, line separators, half of a surrogate pair.
 *
 * @example hasForbidden('a\nBcc: b') // => true
 */
export function hasForbidden(line: string): boolean {
  return NOT_IN_A_LINE.test(line) || !line.isWellFormed();
}
