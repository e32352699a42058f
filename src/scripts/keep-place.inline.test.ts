import { afterEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place.inline.ts';

/** The link to English on a page at an address; returns the listeners of the script. */
function onPage(search: string, hash = '') {
  const acts: Record<string, (event: { target: unknown }) => void> = {};
  vi.stubGlobal('addEventListener', (name: string, act: (event: { target: unknown }) => void) => {
    acts[name] = act;
  });
  const place = { search, hash };
  vi.stubGlobal('location', place);
  keepPlace();
  const link = { search: '?lng=en', hash: '' };
  const press = (name: string) => acts[name]?.({ target: { closest: () => link } });
  return { link, place, press, elsewhere: () => acts['click']?.({ target: { closest: () => null } }) };
}

afterEach(() => vi.unstubAllGlobals());

it.each(['mousedown', 'click'])('adds query and fragment on %s', (name) => {
  const { link, press } = onPage('?q=a%26b&tag=java', '#list');
  press(name);
  expect(link).toEqual({ search: '?lng=en&q=a%26b&tag=java', hash: '#list' });
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
