import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addIntegrity } from './script-integrity.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('names every script file by its text, once, and leaves inline scripts alone', () => {
  const page = '<script>now()</script><script src="/a.js"></script><script src="/b.js" integrity="sha256-x"></script>';
  const html = addIntegrity(page, (name) => `text of ${name}`);
  expect(html).toBe(
    `<script>now()</script><script src="/a.js" integrity="${sha('text of a.js')}"></script><script src="/b.js" integrity="sha256-x"></script>`,
  );
  expect(addIntegrity(html, () => '')).toBe(html);
});
