import { expect, test } from 'vitest';
import { headersOf } from './headers.ts';

test.each([
  [true, []],
  [false, ['https://avatars.githubusercontent.com', 'https://api.github.com']],
])(
  'the editor reaches its own origin, GitHub only when deployed, and runs no script of a text (local: %s)',
  (isLocal, hosts) => {
    const { 'content-security-policy': policy = '', ...others } = headersOf(isLocal);
    expect(policy.match(/https?:[^ ;]*/g) ?? []).toEqual(hosts);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(others).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  },
);
