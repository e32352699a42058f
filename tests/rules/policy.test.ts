import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '#tools/built-site/pages.ts';
import { DIST } from '#tools/built-site/place.ts';

const policyOf = (html: string) => /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const digest = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashOf = (text: string) => `'${digest(text)}'`;
const integrityOf = (address: string) => digest(readFileSync(`${DIST}${address}`));

describe('the policy of every page', () => {
  test('stands before everything it governs', () => {
    const late = pages.filter(({ html }) => {
      const at = html.indexOf('http-equiv="content-security-policy"');
      return at < 0 || at > html.indexOf('<title>') || at > html.search(/<script|<style|<link/);
    });
    expect(late.map(({ address }) => address)).toEqual([]);
  });

  test('forbids all that is not named', () => {
    const open = pages.filter(
      ({ html }) =>
        !policyOf(html).includes("default-src 'none'") ||
        /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*/.test(policyOf(html)),
    );
    expect(open.map(({ address }) => address)).toEqual([]);
  });

  test('names every inline script and style by hash', () => {
    const unnamed = pages.flatMap(({ address, html }) => {
      const scripts = [
        ...html.matchAll(/<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
      ];
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      return [...scripts, ...styles]
        .filter((match) => !policyOf(html).includes(hashOf(match[1] ?? '')))
        .map((match) => `${address}: ${match[0].slice(0, 60)}`);
    });
    expect(unnamed).toEqual([]);
  });

  test('names every script file by its text', () => {
    const unnamed = pages.flatMap(({ address, html }) => {
      const files = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
      const odd = files.filter(([tag, name]) => !tag.includes(`integrity="${integrityOf(name ?? '')}"`));
      return odd.map(([tag]) => `${address}: ${tag}`);
    });
    expect(unnamed).toEqual([]);
  });

  test('no element carries a style attribute or an event handler', () => {
    const odd = pages.flatMap(({ address, html }) =>
      [...html.matchAll(/<[a-z][^>]*\s(style|on[a-z]+)=["'][^>]*>/gi)].map(
        (match) => `${address}: ${match[0].slice(0, 80)}`,
      ),
    );
    expect(odd).toEqual([]);
  });

  test('allows other frames, and WebAssembly, on the pages that need them only', () => {
    const framed = pages.filter(({ html }) => policyOf(html).includes('frame-src')).map(({ path }) => path);
    const frames = pages.filter(({ root }) => root.querySelector('iframe') !== null).map(({ path }) => path);
    expect([...new Set(framed)].sort()).toEqual([...new Set(frames)].sort());
    const wasm = pages.filter(({ html }) => policyOf(html).includes('wasm-unsafe-eval')).map(({ path }) => path);
    expect(wasm.every((path) => path === '/search')).toBe(true);
  });
});

test('the headers of every file carry Trusted Types and what a meta policy cannot', () => {
  const everywhere = readFileSync(`${DIST}/_headers`, 'utf8').split('\n\n')[0] ?? '';
  for (const part of [
    "require-trusted-types-for 'script'; trusted-types 'none'",
    "frame-ancestors 'self'",
    'Strict-Transport-Security: max-age=63072000; includeSubDomains\n',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: SAMEORIGIN',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: ',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ])
    expect(everywhere).toContain(part);
});
