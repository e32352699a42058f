import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { IS_FULL } from './tests/support/matrix.ts';
import { THREE_LANGUAGES } from './tests/support/settings.ts';
import settings, { HAS_TEXTS } from './tests/support/three-languages.ts';

// West of Greenwich the day of a midnight in UTC is another: nothing may depend on where a machine stands.
process.env['TZ'] = 'America/Los_Angeles';

const include = ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];

/** Tests of what this site says and is: they run with its own settings, the others with those of `tests/support/three-languages.ts`. */
const ofThisSite = [
  'src/content/{case-studies,job-terms,keep-time,markdown-names}.test.ts',
  'src/i18n/{catalogue,interpolate,langs,translator}.test.ts',
  'src/schemas/content/content-schemas.test.ts',
  'src/share-images/share-words.test.ts',
  'src/site/{company-names,names}.test.ts',
  'tools/catalogue-check/chinese-words.test.ts',
  'tools/company-leftovers/*.test.ts',
  'tools/content-schemas/*.test.ts',
  'tools/editor/browser/changed-meanwhile.test.ts',
  'tools/editor/config/fields.test.ts',
  'tools/editor/text/{content-file,list-rows}.test.ts',
];

/** What a test writes that puts something else in the place of a module, a global, the clock or the environment. */
const REPLACES = /\bvi\.(?!fn\b)\w|\bprocess\.(chdir|env\b)/;
const replacing = include
  .flatMap((names) => globSync(names, { exclude: ['**/node_modules/**'] }))
  .filter((file) => REPLACES.test(readFileSync(file, 'utf8')));

if (!HAS_TEXTS)
  console.info(
    `skipped: unit tests that quote UI strings in ${settings.languages.join(', ')}; locales/ lacks one of them`,
  );

export default defineConfig({
  test: {
    environment: 'node',
    // Vitest would leave one core idle, which of two is the half.
    maxWorkers: '100%',
    testTimeout: IS_FULL ? 300_000 : 20_000,
    setupFiles: IS_FULL ? ['tests/support/many-cases.ts'] : [],
    projects: [
      // Modules are loaded once for all these files, not once for each: that took more than half of the time.
      {
        extends: true,
        resolve: { alias: THREE_LANGUAGES },
        test: {
          name: 'unit',
          include,
          exclude: [...configDefaults.exclude, ...ofThisSite, ...replacing],
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: THREE_LANGUAGES },
        test: { name: 'replacing', include: replacing, exclude: [...configDefaults.exclude, ...ofThisSite] },
      },
      { extends: true, test: { name: 'this site', include: ofThisSite } },
    ],
  },
});
