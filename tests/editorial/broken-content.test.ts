import { expect, test } from 'vitest';
import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, isLang } from '#src/i18n/langs.ts';
import { build, siteTree } from '#tests/support/site-tree.ts';
import { newsItem, ownTables } from './tasks/writing.ts';

/** What a build makes of a mistake. All ways to break content are in `src/content/check/check-content.test.ts`. */
test('a broken link stops the build, which reports it and writes nothing', async () => {
  const file = fileOf('news', DEFAULT_LANG, 'zz-broken');
  const text = newsItem(DEFAULT_LANG, 'zz-broken', 'date: 2026-05-01\n');
  const tree = siteTree({ ...ownTables(), [file]: `${text}\n[A](/abuot-us)\n` });
  try {
    const { code, output } = await build(tree, 'production');
    expect(code).not.toBe(0);
    // In Japanese as well on a site in Japanese.
    const japanese = isLang('ja') ? '.*「/about-us」.*\\n' : '';
    expect(output).toMatch(new RegExp(`^${file}:\\d+\\n${japanese}.*did you mean \`/about-us\``, 'm'));
    expect(tree.files()).toEqual([]);
  } finally {
    tree.remove();
  }
});
