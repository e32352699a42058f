import { afterEach, expect, test, vi } from 'vitest';
import { endInquiry } from './end-inquiry.inline.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([false, true])('deletes consent and draft when the page is shown; prerendered: %s', (prerendering) => {
  const stored: Record<string, string> = { 's.consent': 'x', 's.draft': '{}', other: '1' };
  let show = () => {};
  const addEventListener = (_: 'prerenderingchange', listener: () => void) => {
    show = listener;
  };
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('document', { prerendering, addEventListener });
  endInquiry(['s.consent', 's.draft']);
  if (prerendering) {
    expect(Object.keys(stored)).toHaveLength(3);
    show();
  }
  expect(stored).toEqual({ other: '1' });
});
