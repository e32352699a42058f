import { describe, expect, test } from 'vitest';
import { publishDue, publishingOf } from './rebuild.ts';
import type { RebuildPorts } from './rebuild-ports.ts';

const DUE = Date.parse('2026-12-28T00:02:00+09:00');
const MINUTE = 60_000;

/** A world in memory; `minutes` moves its clock. */
function world(
  options: {
    hook?: 'takes' | 'refuses' | 'missing';
    store?: 'works' | 'fails' | 'unreadable' | 'unwritable';
    due?: string[];
  } = {},
) {
  const { hook = 'takes', store = 'works', due = ['2026-12-28'] } = options;
  const canRead = store === 'works' || store === 'unwritable';
  const canWrite = store === 'works' || store === 'unreadable';
  const blobs = new Map<string, unknown>();
  const calls: number[] = [];
  const clock = { now: DUE };
  const ports: RebuildPorts = {
    isProduction: true,
    schedule: async () => ({ builtOn: '2026-12-01', due }),
    store: {
      get: async (key) => (canRead ? { ok: true, value: blobs.get(key) } : { ok: false }),
      put: async (key, value) => canWrite && blobs.set(key, value) !== undefined,
    },
    callHook: hook === 'missing' ? undefined : async () => calls.push(clock.now) > 0 && hook === 'takes',
    now: () => clock.now,
    log: () => {},
  };
  const passMinutes = (minutes: number) => {
    clock.now += minutes * MINUTE;
  };
  return { ports, calls, passMinutes };
}

describe('publishDue', () => {
  test('calls once when something is due, again only after an hour', async () => {
    const { ports, calls, passMinutes } = world();
    expect(await publishDue(ports)).toBe('called');
    passMinutes(30);
    expect(await publishDue(ports)).toBe('too-soon');
    passMinutes(30);
    expect(await publishDue(ports)).toBe('called');
    expect(calls).toHaveLength(2);
  });

  test.each([
    { name: 'nothing is due', options: { due: ['2026-12-29'] }, expected: 'nothing-due' },
    { name: 'there is no hook', options: { hook: 'missing' }, expected: 'no-hook' },
    { name: 'the store does not answer', options: { store: 'fails' }, expected: 'store-unreachable' },
    { name: 'the last call cannot be read', options: { store: 'unreadable' }, expected: 'store-unreachable' },
    { name: 'this call cannot be noted', options: { store: 'unwritable' }, expected: 'store-unreachable' },
    {
      name: 'nothing is due, whatever the store says',
      options: { store: 'fails', due: ['2026-12-29'] },
      expected: 'nothing-due',
    },
  ] as const)('$name: no call', async ({ options, expected }) => {
    const { ports, calls } = world({ ...options, due: 'due' in options ? [...options.due] : ['2026-12-28'] });
    expect(await publishDue(ports)).toBe(expected);
    expect(calls).toEqual([]);
  });

  test('a hook that refuses is asked again an hour later', async () => {
    const { ports, calls, passMinutes } = world({ hook: 'refuses' });
    expect(await publishDue(ports)).toBe('hook-failed');
    expect(await publishDue(ports)).toBe('too-soon');
    passMinutes(60);
    expect(await publishDue(ports)).toBe('hook-failed');
    expect(calls).toHaveLength(2);
  });
});

describe('publishingOf', () => {
  test('without a hook it says so, and is not well once something waits', async () => {
    const { ports } = world({ hook: 'missing' });
    expect(await publishingOf(ports)).toEqual({
      ok: false,
      alarm: 'build-hook-missing',
      hook: 'missing',
      waiting: 1,
      next: undefined,
      lastCall: undefined,
    });
    const early = world({ hook: 'missing', due: ['2027-01-05'] });
    expect(await publishingOf(early.ports)).toEqual({
      ok: true,
      hook: 'missing',
      waiting: 0,
      next: '2027-01-05',
      lastCall: undefined,
    });
  });

  test('a refused call shows', async () => {
    const { ports } = world({ hook: 'refuses' });
    await publishDue(ports);
    expect(await publishingOf(ports)).toMatchObject({ ok: false, alarm: 'build-hook-refused', lastCall: 'refused' });
  });

  test('a build that was asked for has three hours; then it fails, or nobody asked', async () => {
    const { ports, passMinutes } = world();
    await publishDue(ports);
    passMinutes(170);
    expect(await publishingOf(ports)).toMatchObject({ ok: true, waiting: 1, lastCall: 'taken' });
    passMinutes(20);
    expect(await publishingOf(ports)).toMatchObject({ ok: false, alarm: 'build-late' });
  });

  test('a deploy that has lost its schedule is not called well', async () => {
    const ports = { ...world().ports, schedule: async () => undefined };
    expect(await publishingOf(ports)).toMatchObject({ ok: false, alarm: 'schedule-missing' });
    expect(await publishingOf({ ...ports, isProduction: false })).toMatchObject({ ok: true });
  });

  test('previews wait for nothing', async () => {
    expect(await publishingOf({ ...world({ hook: 'missing' }).ports, isProduction: false })).toMatchObject({
      ok: true,
      waiting: 0,
    });
  });
});
