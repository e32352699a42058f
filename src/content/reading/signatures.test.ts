import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '#src/content/checking/site-content.ts';
import { withSampleSite } from '#tests/support/sample-site.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { signatures } from './signatures.ts';

/** Signatures without some files of the company. */
const signedWithout = (...names: readonly string[]) =>
  withSampleSite({}, async (root) => {
    for (const name of names) rmSync(path.join(root, 'content/company', name));
    return signatures(readSite(root).entries);
  });

test.skipIf(lacksTexts('ja'))('a language without texts of the company has the Japanese signature', async () => {
  const all = await signedWithout();
  expect(all.zh).not.toEqual(all.ja);
  expect(await signedWithout('zh.yaml')).toEqual({ ...all, zh: { ...all.ja, phone: all.zh.phone } });
});

test.skipIf(lacksTexts('ja'))(
  'what the pages say of calls stands in the signature of the language that says it',
  async () => {
    const { ja, zh } = await withSampleSite({}, async (root) => {
      appendFileSync(path.join(root, 'content/company/zh.yaml'), '\nphoneNote: 即{{openInReadersZone}}起\n');
      return signatures(readSite(root).entries);
    });
    expect(zh.phoneNote).toMatch(/^即\d+:\d\d起$/);
    expect(ja.phoneNote).toBeUndefined();
  },
);

test.each([
  [['facts.yaml'], 'content/company/facts.yaml is missing'],
  [['ja.yaml', 'zh.yaml'], 'content/company/ja.yaml is missing'],
  [['ja.yaml', 'en.yaml', 'zh.yaml'], 'content/company/ja.yaml is missing'],
])('throws without %j', async (names, message) => {
  await expect(signedWithout(...names)).rejects.toThrow(`${message}: mails to visitors are signed with it`);
});
