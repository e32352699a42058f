import { expect, test } from 'vitest';
import { isLang } from '#src/i18n/langs.ts';
import { build, siteTree } from '#tests/support/site-tree.ts';
import { entry, OWN_TABLES } from './entries.ts';

/** What a build makes of a mistake. All ways to break content are in `src/content/check/check-content.test.ts`. */
test('a broken link stops the build, which reports it and writes nothing', async () => {
  const [[file = '', text = ''] = []] = Object.entries(entry('news', 'zz-broken', 'date: 2026-05-01\n'));
  const tree = siteTree({ ...OWN_TABLES, [file]: `${text}\n[A](/abuot-us)\n` });
  const { code, output } = await build(tree, 'production');
  const written = tree.files();
  tree.remove();
  expect(code).not.toBe(0);
  // In Japanese as well on a site in Japanese.
  const japanese = isLang('ja') ? '.*「/about-us」.*\\n' : '';
  expect(output).toMatch(new RegExp(`^${file}:\\d+\\n${japanese}.*did you mean \`/about-us\``, 'm'));
  expect(written).toEqual([]);
});
