import { describe, expect, test } from 'vitest';
import { type Block, readSheet } from './style-sheet.ts';

const CSS =
  '@layer base{:root{--ink:#000;--edge:var(--ink)}}' +
  '@container (min-width:var(--wide)){.card__title:is(.card--tall,.b) a{color:var(--edge);--shu-1:red}}' +
  '.a{inset:calc(var(--x)*var(--y))}';

/** The texts of the blocks, outermost first. */
const written = ({ css, top }: ReturnType<typeof readSheet>) => {
  const texts = (block: Block): string[] => [css.slice(block.start, block.end), ...block.blocks.flatMap(texts)];
  return top.blocks.flatMap(texts);
};

describe('a sheet', () => {
  test('knows its classes, and the properties that it sets or reads', () => {
    const sheet = readSheet(CSS);
    expect([...sheet.classes].sort()).toEqual(['a', 'b', 'card--tall', 'card__title']);
    expect([...sheet.properties].sort()).toEqual(['--edge', '--ink', '--shu-1', '--wide', '--x', '--y']);
  });

  test('knows where each of its blocks begins and ends', () => {
    expect(written(readSheet(CSS))).toEqual([
      CSS.slice(0, CSS.indexOf('@container')),
      ':root{--ink:#000;--edge:var(--ink)}',
      CSS.slice(CSS.indexOf('@container'), CSS.indexOf('.a{')),
      '.card__title:is(.card--tall,.b) a{color:var(--edge);--shu-1:red}',
      CSS.slice(CSS.indexOf('.a{')),
    ]);
  });

  test('knows what each reads and sets', () => {
    const names = (reads: Block['reads'] = []) => reads.map(({ name }) => name);
    const [layer, container, rule] = readSheet(CSS).top.blocks;
    expect([layer, container, rule].map((block) => names(block?.reads))).toEqual([[], ['--wide'], ['--x', '--y']]);
    expect([layer?.blocks.length, layer?.blocks[0]?.blocks]).toEqual([1, []]);
    expect(names(container?.blocks[0]?.reads)).toEqual(['--edge']);
    expect(
      layer?.blocks[0]?.sets.map(({ name, reads, start, end }) => [name, names(reads), CSS.slice(start, end)]),
    ).toEqual([
      ['--ink', [], '--ink:#000;'],
      ['--edge', ['--ink'], '--edge:var(--ink)'],
    ]);
  });

  test('knows the calls that read, their fallbacks, and names without a call', () => {
    const css = '@container style(--q:0){p{top:calc(var(--x,min(1px,var(--y,(2px))))*2);transition:--z 1s}}';
    const [container] = readSheet(css).top.blocks;
    const reads = [...(container?.reads ?? []), ...(container?.blocks[0]?.reads ?? [])];
    expect(reads.map(({ name, call }) => [name, call && css.slice(call.start, call.end), call?.fallback])).toEqual([
      ['--q', undefined, undefined],
      ['--x', 'var(--x,min(1px,var(--y,(2px))))', undefined],
      ['--y', 'var(--y,(2px))', '(2px)'],
      ['--z', undefined, undefined],
    ]);
  });

  test('knows the selectors of rules, and of nothing else', () => {
    expect(readSheet(CSS).top.blocks[0]?.selectors).toBeUndefined();
    expect(readSheet('.a,.b{top:0}').top.blocks[0]?.selectors?.map(String)).toEqual(['.a', '.b']);
  });
});

test('refuses an import, which would load styles from another file', () => {
  expect(() => readSheet('@import url(a.css);')).toThrow('@import url(a.css), expected all styles in the page');
});
