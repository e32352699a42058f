import { describe, expect, test } from 'vitest';
import { iconBox, iconSvg, isMark, markOf } from './mark.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1 4 2">\n  <path d="M-2 0h4" stroke="currentColor"/>\n</svg>\n';

test('a mark is its box and what is drawn in it', () => {
  expect(markOf(MARK)).toEqual({
    box: { x: -2, y: -1, width: 4, height: 2 },
    drawing: '<path d="M-2 0h4" stroke="currentColor"/>',
  });
});

describe('a file that is no mark', () => {
  test.each([
    ['no viewBox', MARK.replace(/ viewBox="[^"]*"/, '')],
    ['a viewBox in words', MARK.replace('-2 -1 4 2', '0 0 a b')],
    ['an empty viewBox', MARK.replace('-2 -1 4 2', '0 0 0 2')],
    ['no svg', '<html></html>'],
    ['colours of its own', MARK.replace('currentColor', '#f00')],
    ['a style sheet', MARK.replace('<path', '<style>path{}</style><path')],
    ['a script', MARK.replace('<path', '<script>1</script><path')],
    ['a handler', MARK.replace('<path', '<path onclick="a()"')],
    ['a picture', MARK.replace('<path', '<image href="a.png"/><path')],
    ['a gradient of another file', MARK.replace('<path', '<path fill="url(a.svg#b)"')],
  ] as const)('%s', (_, svg) => {
    expect(isMark(svg)).toBe(false);
    expect(() => markOf(svg)).toThrow('expected a mark');
  });
});

test.each([
  ['-2 -1 4 2', 4],
  ['0 0 100 300', 300],
  ['10 10 24 24', 24],
])('an icon is a square around the middle of %s', (viewBox, longer) => {
  const mark = markOf(MARK.replace('-2 -1 4 2', viewBox));
  const { x, y, side } = iconBox(mark);
  const { box } = mark;
  expect(side / longer).toBeCloseTo(1.388, 2);
  expect(x + side / 2).toBeCloseTo(box.x + box.width / 2, 1);
  expect(y + side / 2).toBeCloseTo(box.y + box.height / 2, 1);
  const icon = iconSvg(mark, { paper: '#ffffff', ink: '#000000' });
  expect(icon).toContain(`viewBox="${x} ${y} ${side} ${side}"`);
  expect(icon).toContain(mark.drawing.replaceAll('currentColor', '#000000'));
});
