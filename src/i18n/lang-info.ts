/** The letters that a language is written in: which fonts draw them, where a title may break, what numbers an axis of a drawing. */
export type Letters = 'japanese' | 'latin' | 'chinese' | 'korean';

export interface LangInfo {
  /** The language's own name, as the switch in the header prints it. */
  readonly label: string;
  /** `<html lang>` and hreflang. */
  readonly tag: string;
  /** Locale for `Intl` formatters. */
  readonly locale: string;
  readonly letters: Letters;
  /** Whether spaces separate words and sentences. If not, letters are square: line spacing is larger, brackets are full width. */
  readonly hasSpaces: boolean;
  /** What separates a label from its value where it is neither ': ' nor, without spaces, '：': French has a no-break space before the colon. */
  readonly colon?: string;
  /** A day in figures. */
  readonly day: Readonly<Intl.DateTimeFormatOptions>;
  /** A month alone. Chinese long names are in Chinese numerals; the short one is the usual "12月". */
  readonly month: 'long' | 'short';
  /** Yen in which a year's pay is counted; the catalogue names the unit. */
  readonly payUnit: number;
  /** Thousands before that unit are grouped (1,500万) unless this is false (1500万 in Chinese). */
  readonly groupsPay?: false;
  /** The service that map links open where Google Maps does not. */
  readonly map?: 'amap';
  /** Columns, of which a full-width character takes two: the widest title that search results show whole. */
  readonly titleWidth: number;
}
