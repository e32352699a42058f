import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { IS_FULL } from './tests/support/matrix.ts';
import { THREE_LANGUAGES } from './tests/support/settings.ts';
import settings, { lacksTexts } from './tests/support/three-languages.ts';

// West of Greenwich, midnight in UTC is on the previous day. Tests in this zone fail if the code depends on the machine's time zone.
process.env['TZ'] = 'America/Los_Angeles';

const include = ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];

/** Tests of this site's content run with `site.config.ts`, all others with the settings of `tests/support/three-languages.ts`. */
const ofThisSite = [
  'src/content/{case-studies,page-names}.test.ts',
  'src/i18n/{interpolate,langs,translator}.test.ts',
  'src/schemas/content/content-schemas.test.ts',
  'src/share-images/share-images.test.ts',
  'src/site/names.test.ts',
  'tools/editor/{config/cms-config,form/content-file}.test.ts',
  'tools/messages/chinese-words.test.ts',
];

/** Matches tests that replace a module, a global, the clock or the environment. */
const REPLACES = /\bvi\.(?!fn\b)\w|\bprocess\.(chdir|env\b)/;
const replacingOf = (names: readonly string[]) =>
  names
    .flatMap((name) => globSync(name, { exclude: ['**/node_modules/**'] }))
    .filter((file) => REPLACES.test(readFileSync(file, 'utf8')));
const replacing = replacingOf(include);

const lacking = settings.languages.filter((lang) => lacksTexts(lang));
if (lacking.length > 0) console.info(`skipped: unit tests that quote UI strings in ${lacking.join(', ')}`);

export default defineConfig({
  test: {
    environment: 'node',
    // By default Vitest leaves one core idle: half of a machine with two.
    maxWorkers: '100%',
    testTimeout: IS_FULL ? 300_000 : 20_000,
    setupFiles: IS_FULL ? ['tests/support/many-cases.ts'] : [],
    projects: [
      // Modules are loaded once for all these files. Once for each file takes more than twice as long.
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
      { extends: true, test: { name: 'this site', include: ofThisSite, exclude: replacing, isolate: false } },
      { extends: true, test: { name: 'this site, replacing', include: replacingOf(ofThisSite) } },
    ],
  },
});
