import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addIntegrity, moveScripts } from './script-files.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a marked script becomes a file that the page names by integrity; others stay', () => {
  const { html, files } = moveScripts('<script>now()</script><script type="module" data-file>late()</script>');
  const [[name, code] = []] = files;
  expect([files.size, code]).toEqual([1, 'late()']);
  expect(html).toBe(
    `<script>now()</script><script type="module" src="/${name}" integrity="${sha('late()')}"></script>`,
  );
});

test('every loaded file gets its integrity, once', () => {
  const page = '<script type="module" src="/_astro/a.js"></script><script src="/b.js" integrity="sha256-x"></script>';
  const html = addIntegrity(page, (name) => name);
  expect(html).toBe(
    `<script type="module" src="/_astro/a.js" integrity="${sha('_astro/a.js')}"></script><script src="/b.js" integrity="sha256-x"></script>`,
  );
  expect(addIntegrity(html, (name) => name)).toBe(html);
});
