/**
 * A Markdown table; the first column is text, the others are figures.
 *
 * @example table(['page', 'ms'], [['/', 12]]) // => '| page | ms |\n|---|--:|\n| / | 12 |'
 */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** The middle of some figures; the lower one of two. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}

/** A figure as the tables print it: thousands separated, a fixed number of decimals. */
export function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
