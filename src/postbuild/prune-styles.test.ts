import fc from 'fast-check';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { keptOf, pruneStyles, type StyledThings } from './prune-styles.ts';
import { readSheet } from './style-sheet.ts';

/** A page without a `<hr>`, with some classes and languages, and with custom properties that a script or a drawing reads. */
function page(classes: readonly string[], langs: readonly string[] = [], read: readonly string[] = []): StyledThings {
  return {
    mayHaveClass: (name) => classes.includes(name),
    mayHaveTag: (name) => !['hr', 'from', 'to'].includes(name),
    mayMatch: (selector) => `${selector}`.trim() !== '.a>.b',
    lang: 'ja',
    langs,
    readsProperty: (name) => read.includes(name),
  };
}

describe('pruneStyles', () => {
  test.each([
    { what: 'a class of the page', css: '.a{color:red}', kept: '.a{color:red}' },
    { what: 'a class that is nowhere', css: '.x{color:red}', kept: '' },
    { what: 'a list with one class of the page', css: '.x,.a{color:red}', kept: '.a{color:red}' },
    {
      what: 'a list with a comment',
      css: '.a,/* , */.x,\n.b /* x */,.y{color:red}',
      kept: '.a,.b{color:red}',
    },
    { what: 'a list of absent classes', css: '.x,.y{color:red}', kept: '' },
    { what: 'a descendant of an absent class', css: '.x p{color:red}', kept: '' },
    { what: 'a modifier with a pseudo-class', css: '.a--b:hover{color:red}', kept: '.a--b:hover{color:red}' },
    { what: 'a name with an escape', css: '.a\\:b{color:red}.x\\:y{top:0}', kept: '.a\\:b{color:red}' },
    { what: 'elements and attributes', css: '[data-x]{color:red}p{top:0}', kept: '[data-x]{color:red}p{top:0}' },
    { what: 'an element that is nowhere', css: 'hr{top:0}.a>HR:hover{top:0}', kept: '' },
    { what: 'a list with an element of the page', css: 'hr,p{top:0}', kept: 'p{top:0}' },
    { what: 'an absent element inside :not()', css: 'p:not(hr *){top:0}', kept: 'p:not(hr *){top:0}' },
    {
      what: 'the steps of an animation',
      css: '@keyframes k{from{top:0}to{top:1px}}',
      kept: '@keyframes k{0%{top:0}to{top:1px}}',
    },
    { what: 'a selector that matches nothing at its place', css: 'p, .a>.b{top:0}.a>.b{left:0}', kept: 'p{top:0}' },
    {
      what: 'the branches of :is() that are in the page',
      css: 'p, :is(.x, .a,.y,.b):not(:is(.x,.y)) b{top:0}:is( hr,h1) b{left:0}',
      kept: 'p,:is(.a,.b):not(:is(.x,.y)) b{top:0}:is(h1) b{left:0}',
    },
    {
      what: 'a branch of :is() that makes the others stronger',
      css: ':is(.x,p) b{top:0}:is(.x.a,.b) i{left:0}',
      kept: ':is(.x,p) b{top:0}:is(.x.a,.b) i{left:0}',
    },
    { what: 'an :is() or :where() of absent classes', css: ':is(.x,.y) b{color:red}:where(.x){top:0}', kept: '' },
    { what: 'a class inside :not()', css: '.a:not(.x){color:red}', kept: '.a:not(.x){color:red}' },
    { what: 'an absent class that must be inside', css: 'p:has(> .x){top:0}', kept: '' },
    { what: 'an absent class that must not be inside', css: 'p:not(:has(.x)){top:0}', kept: 'p:not(:has(.x)){top:0}' },
    {
      what: 'a rule nested in one of the page',
      css: '.a{top:0;& .x{top:0}> .b{left:0}}',
      kept: '.a{top:0;&>.b{left:0}}',
    },
    { what: 'a rule nested in one that cannot match', css: '.x{& .a{top:0}}', kept: '' },
    {
      what: 'a rule that asks for what does not match outside',
      css: '.x{p:not(&){top:0}}',
      kept: '.x{p:not(&){top:0}}',
    },
    {
      what: 'rules inside media and layers',
      css: '@layer c{@media print{.x{top:0}.a{top:0}}}',
      kept: '@layer c{@media print{.a{top:0}}}',
    },
    {
      what: 'a condition without a rule, but not a layer, whose name keeps the order',
      css: '@layer b{@media print{@supports (gap:0){.x{top:0}}}}@layer a{a{top:0}}',
      kept: '@layer b;@layer a{a{top:0}}',
    },
    {
      what: 'starting styles',
      css: '@starting-style{.x{top:0}}.a{@starting-style{top:0}}',
      kept: '.a{@starting-style{top:0}}',
    },
    { what: 'a language of the page', css: ':lang(zh) p{top:0}', kept: ':lang(zh) p{top:0}' },
    { what: 'a language that the page has not', css: ':lang(en) p{top:0}:lang("z") p{top:0}', kept: '' },
    {
      what: 'the language of the page, not that of a part of it',
      css: ':root:lang(ja){top:0}:root:lang(zh) p{top:0}:root:is(:lang(en),:lang(zh)){top:0}:root:has(:lang(zh)){top:0}',
      kept: ':root:lang(ja),:root:has(:lang(zh)){top:0}',
    },
    {
      what: 'what the language of the page overrides',
      css: ':root{--a:1px;--b:2px;top:var(--b)}:root:lang(zh){--b:3px}:root:lang(ja){--a:4px}p{top:var(--a)}b{--b:0}',
      kept: ':root{--b:2px;top:var(--b)}p{top:4px}b{--b:0}',
    },
    {
      what: 'not what a part of the page or a condition overrides',
      css: ':root{--a:1px}:root:has(p){--a:2px}@media print{:root:lang(ja){--a:4px}}p{top:var(--a)}',
      kept: ':root{--a:1px}:root:has(p){--a:2px}@media print{:root:lang(ja){--a:4px}}p{top:var(--a)}',
    },
    {
      what: 'fonts that a rule names',
      css: '@font-face{font-family:"A B";src:url(a)}@font-face{font-family:C;src:url(b)}p{font-family:"A B",d}',
      kept: '@font-face{font-family:A B;src:url(a)}p{font-family:A B,d}',
    },
    {
      what: 'properties that are read, and those they are made of',
      css: ':root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}p{top:var(--b)}',
      kept: ':root{--b:1px}p{top:var(--b)}',
    },
    { what: 'a property that a drawing or script reads', css: ':root{--svg:red;--other:0}', kept: ':root{--svg:red}' },
    {
      what: 'a property that a transition or a condition names',
      css: ':root{--t:0;--q:1}p{transition:--t 1s}@container style(--q:1){p{top:0}}',
      kept: ':root{--t:0;--q:1}p{transition:--t 1s}@container style(--q:1){p{top:0}}',
    },
  ])('$what: $css', ({ css, kept }) => {
    expect(pruneStyles([css], page(['a', 'b', 'a--b', 'a:b'], ['zh-Hans', 'ja'], ['--svg']))).toBe(kept);
  });

  test('reads styles of several texts as one', () => {
    expect(pruneStyles([':root{--a:1px;--b:0}', 'p{top:var(--a)}'], page([]))).toBe('p{top:1px}');
  });

  test('refuses an import, which would need another request', () => {
    expect(() => pruneStyles(['@import url("b.css");'], page([]))).toThrow('@import');
  });
});

/** A generated selector, and whether it can match where the classes `a`, `b` exist, `x`, `y` and `<hr>` do not, and the languages are Japanese and Chinese. */
interface Generated {
  readonly text: string;
  /** What stays of the text if it can match: the branches of `:is()` that can. */
  readonly kept: string;
  readonly canMatch: boolean;
  /** Whether the selector has `&` inside a pseudo-class. */
  readonly asksForOuter?: boolean;
}

const living = fc.constantFrom(
  '.a',
  '.b',
  '.a--b',
  '.a\\:b',
  '[hidden]',
  '[data-x=".x"]',
  '#x',
  ':hover',
  ':lang(zh)',
  ':nth-child(2 of .x)',
);
const dead = fc.constantFrom('.x', '.y', '.x--b', '.x\\:y', ':lang(en)');
const simple = fc.oneof(
  living.map((text) => ({ text, kept: text, canMatch: true })),
  dead.map((text) => ({ text, kept: text, canMatch: false })),
);
const part: fc.Arbitrary<Generated> = fc.oneof(
  { weight: 3, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(':is', ':where', ':has'), fc.array(simple, { minLength: 1, maxLength: 3 }))
      .map(([name, list]) => {
        const written = (some: readonly Generated[]) => `${name}(${some.map(({ text }) => text).join(',')})`;
        const isPruned = name === ':is' && list.every(({ text }) => text.startsWith('.'));
        const matching = list.filter(({ canMatch }) => canMatch);
        return { text: written(list), kept: written(isPruned ? matching : list), canMatch: matching.length > 0 };
      }),
  },
  // The content of `:not()` does not matter: a denied class may be absent.
  {
    weight: 1,
    arbitrary: simple
      .map(({ text }) => `:not(${text},:is(${text}))`)
      .map((text) => ({ text, kept: text, canMatch: true })),
  },
);
const selector: fc.Arbitrary<Generated> = fc
  .tuple(
    fc.constantFrom('', 'p', '*', 'svg ', 'hr '),
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', ' ', '>', '~'),
  )
  .map(([element, parts, combinator]) => ({
    text: element + parts.map(({ text }) => text).join(combinator),
    kept: element + parts.map(({ kept }) => kept).join(combinator),
    canMatch: element !== 'hr ' && parts.every(({ canMatch }) => canMatch),
  }));
const nested: fc.Arbitrary<Generated> = fc.oneof(
  selector.map((inner) => ({ ...inner, text: `& ${inner.text}`, kept: `& ${inner.kept}` })),
  selector.map((inner) => ({
    ...inner,
    text: `${inner.text}:not(&)`,
    kept: `${inner.kept}:not(&)`,
    asksForOuter: true,
  })),
);

/** A rule with a unique declaration, by which the test finds it in the result, or a condition. */
interface Tree {
  readonly head: readonly Generated[] | string;
  readonly inside: readonly Tree[];
}

const CONDITIONS = ['@media print', '@layer c', '@supports (gap:0)', '@starting-style', '@container (width>1px)'];
const heads = (of: fc.Arbitrary<Generated>) => fc.array(of, { minLength: 1, maxLength: 3 });
const innermost = fc.record({ head: heads(nested), inside: fc.constant<readonly Tree[]>([]) });
const rule = fc.record({ head: heads(selector), inside: fc.array(innermost, { maxLength: 2 }) });
const tree: fc.Arbitrary<Tree> = fc.oneof(
  rule,
  fc.record({ head: fc.constantFrom(...CONDITIONS), inside: fc.array(rule, { maxLength: 3 }) }),
);

const absent = {
  classes: new Set(['x', 'y', 'x--b', 'x:y']),
  tags: new Set(['hr']),
  placed: new Set<never>(),
  lang: 'ja',
  langs: ['ja', 'zh-Hans'],
};

/** The text of generated rules, and for each rule whether it must stay. */
function written(trees: readonly Tree[]): { css: string; rules: { id: string; text: string; stays: boolean }[] } {
  const rules: { id: string; text: string; stays: boolean }[] = [];
  const write = ({ head, inside }: Tree, within: boolean): string => {
    if (typeof head === 'string') return `${head}{${inside.map((child) => write(child, within)).join('')}}`;
    const id = `order:${rules.length}`;
    const text = head.map((each) => each.text).join(',');
    const matching = head.filter(({ canMatch }) => canMatch).map(({ kept }) => kept);
    const asked = inside.some(
      (child) => typeof child.head !== 'string' && child.head.some((each) => each.asksForOuter),
    );
    const stays = within && (asked || head.some(({ canMatch }) => canMatch));
    rules.push({ id, text: matching.join(',') || text, stays });
    return `${text}{${id};${inside.map((child) => write(child, stays)).join('')}}`;
  };
  return { css: trees.map((each) => write(each, true)).join(''), rules };
}

describe('what is kept of any styles', () => {
  test('are all rules and selectors that can match, no others, and each unchanged but for branches that cannot', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
        const { css, rules } = written(trees);
        const kept = new Map<string, string>();
        parse(keptOf([readSheet(css)], absent, [])).walkRules(({ first, selector }) => {
          kept.set(first?.toString() ?? '', selector);
        });
        const expected = rules.filter(({ stays }) => stays).map(({ id, text }) => [id, text]);
        expect([...kept]).toEqual(expected);
      }),
    );
  });

  test('keeps the order of the rules', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (trees) => {
        const { css } = written(trees);
        const kept = keptOf([readSheet(css)], absent, []);
        let at = 0;
        for (const character of css) if (character === kept[at]) at++;
        expect(at).toBe(kept.length);
      }),
    );
  });

  test('reads no property whose declaration was removed', () => {
    const name = fc.constantFrom('--a', '--b', '--c', '--d');
    const read = fc.array(name, { maxLength: 2 }).map((names) => names.map((each) => `var(${each})`).join(' ') || '0');
    const set = fc.tuple(name, read).map(([own, value]) => `${own}:${value}`);
    const rule = fc.tuple(fc.constantFrom('.a', '.x', 'p'), fc.array(set, { maxLength: 4 }), read);
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), fc.subarray(['--a', '--d']), (rules, outside) => {
        const css = rules.map(([head, sets, value]) => `${head}{${[...sets, `margin:${value}`].join(';')}}`).join('');
        const before = properties(css.replace(/\.x\{[^}]*\}/g, ''));
        const kept = properties(keptOf([readSheet(css)], absent, outside));
        const needed = new Set([...outside, ...before.read.filter(([own]) => own === '').map(([, used]) => used)]);
        for (const each of needed) for (const [own, used] of before.read) if (own === each) needed.add(used);
        expect(kept.set).toEqual(before.set.filter((own) => needed.has(own)));
      }),
    );
  });
});

/** Custom properties that rules set and read; a read by an ordinary property has no name. */
function properties(css: string): { set: string[]; read: [own: string, used: string][] } {
  const set: string[] = [];
  const read: [string, string][] = [];
  parse(css).walkDecls(({ prop, value }) => {
    const own = prop.startsWith('--') ? prop : '';
    if (own) set.push(own);
    for (const used of value.match(/--\w/g) ?? []) read.push([own, used]);
  });
  return { set, read };
}
