/** The known name nearest to a mistyped one, by edit distance; undefined if none is near. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }));
  ranked.sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const most = Math.min(Math.max(2, Math.floor(name.length / 3)), Math.max(1, name.length - 1));
  return best && best.distance <= most ? best.candidate : undefined;
}

/** The probable date of a misspelt one; undefined if the value is no date. */
export function meantDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(value.normalize('NFKC').trim());
  if (match === null) return undefined;
  const [year, month, date] = match.slice(1).map((part) => part.padStart(2, '0'));
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day !== value ? day : undefined;
}

/** The boolean that a word means; undefined for other values. */
export function meantTruth(value: unknown): 'true' | 'false' | undefined {
  const word = String(value).trim();
  if (/^(true|yes|on|はい|是|1)$/i.test(word)) return 'true';
  return /^(false|no|off|いいえ|否|0)$/i.test(word) ? 'false' : undefined;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
