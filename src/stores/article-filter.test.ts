import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $filter, chooseTag, clearFilter, followAddress, search } from './article-filter.ts';

/** The browser globals that the store uses. */
const steps: string[] = [];
let goBack: () => void = () => undefined;

beforeEach(() => {
  steps.length = 0;
  const place = { search: '', pathname: '/en/tech-articles' };
  const go = (name: string) => (_state: unknown, _title: string, address: string) => {
    steps.push(`${name} ${address}`);
    place.search = address.slice(place.pathname.length);
  };
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, pushState: go('push'), replaceState: go('replace') });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'popstate') goBack = listener;
  });
  vi.stubGlobal('removeEventListener', vi.fn());
  $filter.set({ tag: '', q: '' });
});

describe('the filter', () => {
  test('is read from the address, also after going back', () => {
    location.search = '?tag=ai&q=api';
    const stop = followAddress();
    expect($filter.get()).toEqual({ tag: 'ai', q: 'api' });
    location.search = '';
    goBack();
    expect($filter.get()).toEqual({ tag: '', q: '' });
    stop();
    expect(removeEventListener).toHaveBeenCalledWith('popstate', goBack);
  });

  test('a tag adds a history entry, typing does not, clearing removes the query', () => {
    chooseTag('ai');
    search(' ap');
    search('api ');
    search('api');
    chooseTag('ai');
    clearFilter();
    expect(steps).toEqual([
      'push /en/tech-articles?tag=ai',
      'replace /en/tech-articles?tag=ai&q=ap',
      'replace /en/tech-articles?tag=ai&q=api',
      'push /en/tech-articles?q=api',
      'push /en/tech-articles',
    ]);
  });
});
