import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { guideOf, guidePath } from '#tools/price-guide/guide.ts';

/** The guides to prices that visitors download (rule services.resources): committed files, which `npm run price-guide` prints. */
describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const file = readFileSync(`public${guidePath(lang)}`, 'latin1');

  test('prints the facts of today; `npm run price-guide` prints them again', () => {
    const [, facts = '{}'] = /% facts (.+)\n$/.exec(file) ?? [];
    expect(JSON.parse(Buffer.from(facts, 'latin1').toString())).toEqual(guideOf(lang)?.facts);
  });

  test('has a title, its language and tags', () => {
    expect(file).toContain(`/Lang (${LANG_INFO[lang].tag})`);
    expect(file).toMatch(/\/Title [(<]./);
    expect(file).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(file).toContain('/StructTreeRoot');
  });

  test('is small', () => {
    expect(file.length).toBeLessThan(150_000);
  });
});
