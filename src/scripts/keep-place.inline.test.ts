import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place.inline.ts';

/** The link to English on a page at an address, with the tops of its parts; one that is hidden has none. */
function onPage(search: string, hash = '', tops: Readonly<Record<string, number>> = {}, scrollY = 900) {
  const place = { search, hash };
  vi.stubGlobal('location', place);
  vi.stubGlobal('scrollY', scrollY);
  const parts = Object.entries(tops).map(([id, top]) => ({
    id,
    getClientRects: () => (Number.isNaN(top) ? [] : [{ top }]),
  }));
  const page: Record<string, unknown> = { querySelectorAll: () => parts };
  vi.stubGlobal('document', page);
  keepPlace();
  const link = { search: '?lng=en', hash: '' };
  const act = (name: string, closest: unknown) =>
    (page[name] as (event: unknown) => void)({ target: { closest: () => closest } });
  const press = (name: string) => act(`on${name}`, link);
  return { link, place, press, elsewhere: () => act('onclick', null) };
}

afterEach(() => vi.unstubAllGlobals());

it.each(['mousedown', 'click'])('adds query and fragment on %s', (name) => {
  const { link, press } = onPage('?q=a%26b&tag=java', '#list');
  press(name);
  expect(link).toEqual({ search: '?lng=en&q=a%26b&tag=java', hash: '#list' });
});

it.each([
  ['the last heading that was passed', { first: -900, second: 120, hidden: Number.NaN, third: 500 }, '#second'],
  ['the fragment above the first heading', { first: 500 }, '#list'],
])('names %s', (_, tops, hash) => {
  const { link, press } = onPage('', '#list', tops);
  press('click');
  expect(link.hash.replace(/^#?/, '#')).toBe(hash);
});

it('names no part at the top of the page, where the first is in view', () => {
  const { link, press } = onPage('', '', { first: 320 }, 0);
  press('click');
  expect(link.hash).toBe('');
});

it('uses the current address, not that of an earlier press', () => {
  const { link, place, press } = onPage('?category=notice');
  press('mousedown');
  place.search = '';
  press('click');
  expect(link.search).toBe('?lng=en');
});

it('does not change the link on presses elsewhere', () => {
  const { link, elsewhere } = onPage('?q=x');
  elsewhere();
  expect(link.search).toBe('?lng=en');
});
