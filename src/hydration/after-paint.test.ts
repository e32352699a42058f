import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

/** A loading page: its load listeners, and whether the browser supports `requestIdleCallback`. */
let loaded: () => void;
let whenIdle: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = undefined;
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    loaded = listener;
  });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    whenIdle = act;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for the load event, for the paint after it, and for an idle moment', () => {
  const act = vi.fn();
  afterPaint(act);
  vi.advanceTimersByTime(60_000);
  expect(whenIdle).toBeUndefined();
  loaded();
  expect(whenIdle).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(act).not.toHaveBeenCalled();
  whenIdle?.();
  expect(act).toHaveBeenCalledOnce();
});

test('acts after the paint in a browser without `requestIdleCallback`', () => {
  vi.stubGlobal('window', {});
  const act = vi.fn();
  afterPaint(act);
  loaded();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledOnce();
});
