const made = new Map<string, Intl.DateTimeFormat>();

/** One format for all dates of a locale and a style: making one takes longer than printing a hundred dates. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, style);
  made.set(key, format);
  return format;
}
