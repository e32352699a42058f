import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTry } from './inquiry-session.ts';

const DRAFT = 'example.draft';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

describe('the seconds since the first try', () => {
  test('count from an attempt that may have been accepted, and stay with the draft', () => {
    sessionStorage.setItem(DRAFT, '{"name":"A"}');
    expect(beginTry(DRAFT, 1_000).sinceFirstTry).toBe(0);
    expect(beginTry(DRAFT, 61_999).sinceFirstTry).toBe(60);
    expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? '')).toEqual({ name: 'A', tried: 1_000 });
  });

  test('do not count from a refused attempt', () => {
    beginTry(DRAFT, 1_000).takeBack();
    expect(beginTry(DRAFT, 80_000_000).sinceFirstTry).toBe(0);
  });

  test('keep counting from an earlier attempt that may have been accepted', () => {
    beginTry(DRAFT, 1_000);
    beginTry(DRAFT, 2_000).takeBack();
    expect(beginTry(DRAFT, 11_000).sinceFirstTry).toBe(10);
  });

  test('are never negative, and zero without storage', () => {
    beginTry(DRAFT, 5_000);
    expect(beginTry(DRAFT, 1_000).sinceFirstTry).toBe(0);
    vi.stubGlobal('sessionStorage', undefined);
    const { sinceFirstTry, takeBack } = beginTry(DRAFT, 9_000);
    takeBack();
    expect(sinceFirstTry).toBe(0);
  });
});
