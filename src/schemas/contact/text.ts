/** Cleaning of what people type, the same for every field; nothing visible is ever lost. */

/**
 * Invisible format characters, bidirectional overrides among them. Joiners stay, and so does the flag of a region in the first group, the
 * only place for tag characters: elsewhere they hide text from people and show it to programs.
 *
 * @see https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences
 */
const INVISIBLE = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?!\u200c|\u200d)\p{Cf}/gu;
/** Control characters a person cannot see or correct; tab and line feed are layout, NUL is refused. */
const CONTROL = /(?![\0\t\n])\p{Cc}/gu;
const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]/u;

/** Clean one line: composed (NFC), without invisible format characters, trimmed. Control characters stay, to be refused. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '$1').trim();
}

/** Clean a text of several lines: as {@link cleanLine}, every kind of line break becomes `\n`, control characters go. */
export function cleanText(text: string): string {
  return cleanLine(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).replace(CONTROL, '');
}

/** Whether a text has no visible character: only spaces, U+3000, zero-width and ignorable characters. */
export function isBlank(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/** Whether a line has a character that no field may have: a control character, a line separator, half of a surrogate pair. */
export function hasForbidden(line: string): boolean {
  return NOT_IN_A_LINE.test(line) || !line.isWellFormed();
}
