/**
 * A form's data without the keys by which Sveltia CMS follows rows of a list while they come, go and move (`__sc_item_id`,
 * `__sc_item_original_key_path`). Sveltia leaves them out of files, but not out of what it hands to event listeners.
 */
export function withoutInternalKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutInternalKeys) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'));
  return Object.fromEntries(fields.map(([name, each]) => [name, withoutInternalKeys(each)])) as T;
}
