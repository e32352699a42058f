import fc from 'fast-check';

/** What was found in addresses before, and what scripts most often stumble over. */
const KNOWN = [
  '%',
  '%E0%A4%A',
  '\ud800',
  '__proto__',
  '"><img src=x onerror=alert(1)>',
  '{{count}}',
  '設'.repeat(10_000),
];

/**
 * Strings that nobody types into an address, the same ones for the same count: known ones first, then drawn at random (letters of
 * every script, lone surrogates, escapes that are cut off, markup, up to 10,000 characters).
 *
 * @example oddStrings(500)[0] // => '%'
 */
export function oddStrings(count: number): readonly string[] {
  const escapes = fc.string({ unit: fc.constantFrom('%', 'E', '0', 'a', 'F', '2', 'g', '&', '=', '#', '?', '/', '+') });
  const markup = fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '`', '/', '=', 'on', 'script', 'svg', '{', '}', ' '),
  });
  const surrogates = fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 })).map((units) => String.fromCharCode(...units));
  const long = fc.tuple(fc.string({ minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 10_000 }));
  const random = fc.oneof(
    fc.string({ unit: 'binary' }),
    escapes,
    markup,
    surrogates,
    long.map(([text, length]) => text.repeat(length).slice(0, length)),
  );
  return [...KNOWN, ...fc.sample(random, { seed: 20_261_122, numRuns: 500 })].slice(0, count);
}
