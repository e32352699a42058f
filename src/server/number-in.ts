/**
 * A number that a stored value holds under a name; undefined where there is none. For readers that need a time and nothing else:
 * the schemas weigh 18 kB.
 */
export function numberIn(value: unknown, name: string): number | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'number' ? found : undefined;
}
