/** Whether two values that YAML can write say the same; the order of keys is of no account. */
export function sameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameData(one[key as never], other[key as never]))
  );
}

/** Whether two values that YAML can write are the same, with their keys in the same order: a form moves the rows of a table of keys. */
export function sameInOrder(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
