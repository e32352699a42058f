import { expect, test, vi } from 'vitest';
import { log } from './log.ts';

test('an event is one line of JSON', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  log('sweep', { sent: 2 });
  expect(print.mock.calls).toEqual([['{"event":"sweep","sent":2}']]);
  print.mockRestore();
});
