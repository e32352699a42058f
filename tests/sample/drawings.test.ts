import { expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';

test('the figures that a drawing shows are in its name too (WCAG 1.1.1)', () => {
  const drawings = pages.flatMap(({ address, root }) =>
    root
      .querySelectorAll('svg[role="img"]')
      .map((svg) => ({ address, svg, name: svg.getAttribute('aria-label') ?? '' })),
  );
  const untold = drawings.flatMap(({ address, svg, name }) =>
    svg.querySelectorAll('text').flatMap(({ textContent }) => {
      const [figure = ''] = /\d[\d,]*/.exec(textContent) ?? [];
      return name.includes(figure) ? [] : [`${address}: ${figure}`];
    }),
  );
  expect(untold).toEqual([]);
  expect(drawings.length).toBeGreaterThan(0);
});
