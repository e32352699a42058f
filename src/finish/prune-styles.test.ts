import { describe, expect, test } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

describe('pruneStyles', () => {
  test.each([
    { what: 'a class of the page', css: '.a{color:red}', html: '<p class="a b">', expected: '.a{color:red}' },
    { what: 'a class that is nowhere', css: '.x{color:red}', html: '<p class="a">', expected: '' },
    {
      what: 'a list with one class of the page',
      css: '.x,.a{color:red}',
      html: '<p class="a">',
      expected: '.x,.a{color:red}',
    },
    {
      what: 'a class that the page gives itself',
      css: '.a{color:red}',
      html: '<script>document.documentElement.className=`a`</script>',
      expected: '.a{color:red}',
    },
    { what: 'a list of absent classes', css: '.x,.y{color:red}', html: '<p class="a">', expected: '' },
    { what: 'a descendant of an absent class', css: '.x p{color:red}', html: '<p class="a">', expected: '' },
    {
      what: 'elements and attributes',
      css: '[hidden]{color:red}p{top:0}',
      html: '<p>',
      expected: '[hidden]{color:red}p{top:0}',
    },
    {
      what: 'a branch of :is()',
      css: ':is(.x,.a) b{color:red}',
      html: '<p class="a">',
      expected: ':is(.x,.a) b{color:red}',
    },
    { what: 'an :is() of absent classes', css: ':is(.x,.y) b{color:red}', html: '<p class="a">', expected: '' },
    {
      what: 'a class inside :not()',
      css: '.a:not(.x){color:red}',
      html: '<p class="a">',
      expected: '.a:not(.x){color:red}',
    },
    {
      what: 'rules inside media and layers',
      css: '@layer c{@media print{.x{top:0}.a{top:0}}}',
      html: '<p class="a">',
      expected: '@layer c{@media print{.a{top:0}}}',
    },
    {
      what: 'a condition without a rule, but not a layer, whose name keeps the order',
      css: '@layer b{@media print{@supports (gap:0){.x{top:0}}}}@layer a{a{top:0}}',
      html: '<p class="a">',
      expected: '@layer b{}@layer a{a{top:0}}',
    },
    {
      what: 'a language of the page',
      css: ':lang(zh) p{top:0}',
      html: '<html lang="zh-Hans"><p>',
      expected: ':lang(zh) p{top:0}',
    },
    {
      what: 'a language that only links name',
      css: ':lang(en) p{top:0}',
      html: '<html lang="ja"><a lang="en">EN</a>',
      expected: '',
    },
    {
      what: 'tokens that are read, and those they are made of',
      css: ':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--b)}',
      html: '<p>',
      expected: ':root{--a:1px;--b:var(--a);}p{top:var(--b)}',
    },
    {
      what: 'a modifier with a pseudo-class, which is no token',
      css: '.a--b:hover{top:0}',
      html: '<p class="a a--b">',
      expected: '.a--b:hover{top:0}',
    },
  ])('$what', ({ css, html, expected }) => {
    expect(pruneStyles(css, html, new Set())).toBe(expected);
  });

  test('a class that a script names stays', () => {
    expect(pruneStyles('.toast{color:red}', '<p>', new Set(['toast']))).toBe('.toast{color:red}');
  });
});
