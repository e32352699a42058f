import { expect, test } from 'vitest';
import { homeSchema } from './home.ts';

const sections = [{ type: 'latest-news', title: 'News' }];
const page = (hero: object) => ({ title: 'A', description: 'B', hero: { lead: 'C', ...hero }, sections });

test('a line of the headline keeps the space at its end, which parts it from the next', () => {
  expect(homeSchema.parse(page({ headline: ['Drawn ', 'first.'] })).hero.headline.join('')).toBe('Drawn first.');
});

test.each([{ headline: [] }, { headline: [''] }, { headline: ['A'], slides: { title: 'A', items: [] } }])(
  'the first screen %o is refused',
  (hero) => {
    expect(homeSchema.safeParse(page(hero)).success).toBe(false);
  },
);
