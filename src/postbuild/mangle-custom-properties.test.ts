import fc from 'fast-check';
import { type Declaration, parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { mangleCustomProperties } from './mangle-custom-properties.ts';

describe('mangleCustomProperties', () => {
  test.each([
    {
      what: 'the most used first',
      css: ':root{--ink:0;--gap:1px}p{top:var(--gap);left:var(--gap)}b{order:var(--ink)}',
      short: ':root{--b:0;--a:1px}p{top:var(--a);left:var(--a)}b{order:var(--b)}',
    },
    {
      what: 'a property made of another, or in place of one',
      css: ':root{--ink:0;--b:var(--ink)}p{top:var(--b,var(--ink))}',
      short: ':root{--a:0;--b:var(--a)}p{top:var(--b,var(--a))}',
    },
    {
      what: 'what a script or drawing knows',
      css: ':root{--svg:red}p{color:var(--svg)}',
      short: ':root{--svg:red}p{color:var(--svg)}',
    },
    { what: 'a property that others set', css: 'p{color:var(--given)}', short: 'p{color:var(--given)}' },
    {
      what: 'a new name that is taken',
      css: ':root{--ink:0}p{color:var(--a);order:var(--ink)}',
      short: ':root{--b:0}p{color:var(--a);order:var(--b)}',
    },
    {
      what: 'an anchor, which is no property',
      css: 'p{anchor-name:--hdr}b{position-anchor:--hdr}',
      short: 'p{anchor-name:--hdr}b{position-anchor:--hdr}',
    },
    {
      what: 'a text and an address',
      css: ':root{--ink:"--ink"}p{content:var(--ink) url(--ink)}',
      short: ':root{--a:"--ink"}p{content:var(--a) url(--ink)}',
    },
    {
      what: 'a condition and a transition',
      css: ':root{--q:1}@container style(--q:1){p{transition:--q 1s}}',
      short: ':root{--a:1}@container style(--a:1){p{transition:--a 1s}}',
    },
    {
      what: 'a class with a modifier',
      css: '.a--ink:hover{--ink:0;order:var(--ink)}',
      short: '.a--ink:hover{--a:0;order:var(--a)}',
    },
  ])('$what: $css', ({ css, short }) => {
    expect(mangleCustomProperties(css, (name) => name === '--svg')).toBe(short);
  });

  test('renames properties one to one, and keeps names that are used outside the styles', () => {
    const name = fc.stringMatching(/^--[a-cA-Z](?:-?[a-c0-9]){0,2}$/);
    const set = fc
      .tuple(
        name,
        fc.oneof(
          fc.constant('1px'),
          name.map((other) => `var(${other},1px)`),
        ),
      )
      .map(([prop, value]) => `${prop}:${value}`);
    const read = fc
      .tuple(fc.constantFrom('top', 'margin-left', 'width'), name)
      .map(([prop, other]) => `${prop}:calc(var(${other})*2)`);
    const rule = fc.array(fc.oneof(set, read), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 30 }), fc.array(name), (rules, outside) => {
        // lightningcss would merge two rules with the same selector.
        const css = rules.map((parts, at) => `.x${at}{${parts.join(';')}}`).join('');
        const before = namesOf(mangleCustomProperties(css, () => true));
        const after = namesOf(mangleCustomProperties(css, (each) => outside.includes(each)));
        expect(after).toHaveLength(before.length);
        const became = new Map(before.map((each, at) => [each, after[at]]));
        expect(before.map((each) => became.get(each))).toEqual(after);
        expect(new Set(became.values()).size).toBe(became.size);
        for (const each of outside) expect([each, undefined]).toContain(became.get(each));
      }),
    );
  });
});

/** Names of custom properties in their order, in declarations and values. */
function namesOf(css: string): string[] {
  const names: string[] = [];
  parse(css).walkDecls(({ prop, value }: Declaration) => {
    if (prop.startsWith('--')) names.push(prop);
    names.push(...(value.match(/--[\w-]+/g) ?? []));
  });
  return names;
}
