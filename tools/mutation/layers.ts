/** A part of the site for mutation testing: each mutant changes one of `files`, and `tests` run against it. */
export interface Layer {
  readonly files: readonly string[];
  readonly tests: readonly string[];
  /** Mutates tables and patterns too. They are evaluated once on import, so each of these mutants costs a run of all tests of the layer. */
  readonly withTables?: true;
}

/** The pipeline of an inquiry, on its smallest scale: known histories, faults of store and mail, inputs, random histories with deaths. */
const PIPELINE = ['scenarios', 'bounces', 'confirmations', 'faults', 'inputs', 'simulator'].map(
  (name) => `tests/contact/${name}.test.ts`,
);

/** These read Astro's collections and pictures, which are there in a build only: tests/rules and tests/sample hold what they give. */
const IN_A_BUILD = [
  'clauses',
  'collections',
  'contact',
  'feeds',
  'jobs',
  'menus',
  'page-facts',
  'pictures',
  'preview-dashboard',
  'publisher',
  'query',
  'render-body',
  'section-pages',
  'section-props',
  'services',
  'shown-pages',
  'site-map',
  'standard-terms',
  'transfer-notice',
].map((name) => `!src/content/${name}.ts`);

/**
 * Layers that decide something without a page: rules, readers, answers. Not here, because other tests hold it than those that can be asked
 * thousands of times: pages, components, islands, scripts and hydration (browsers: tests/e2e, tests/engines); share images (tests/rules);
 * bundles of functions (as the platform packs them: tests/bundles); commands that only run others on a whole site.
 */
export const LAYERS: Readonly<Record<string, Layer>> = {
  i18n: { files: ['src/i18n/*.ts'], tests: ['src/i18n/**/*.test.ts'], withTables: true },
  schemas: {
    files: ['src/schemas/**/*.ts'],
    tests: ['src/schemas/**/*.test.ts', 'tests/contact/inputs.test.ts'],
    withTables: true,
  },
  domain: { files: ['src/domain/**/*.ts', '!src/domain/contact/**'], tests: ['src/domain/**/*.test.ts'] },
  site: { files: ['src/site/*.ts'], tests: ['src/site/*.test.ts'], withTables: true },
  markdown: { files: ['src/markdown/*.ts'], tests: ['src/markdown/*.test.ts'] },
  seo: { files: ['src/seo/*.ts'], tests: ['src/seo/*.test.ts'], withTables: true },
  stores: { files: ['src/stores/*.ts'], tests: ['src/stores/*.test.ts'] },
  content: {
    files: ['src/content/**/*.ts', ...IN_A_BUILD],
    tests: ['src/content/**/*.test.ts'],
  },
  build: {
    // Mutants do not reach code that runs in a separate thread.
    files: ['src/build/*.ts', '!src/build/search-index.ts'],
    tests: ['src/build/*.test.ts'],
  },
  server: { files: ['src/server/**/*.ts', '!src/server/contact/**'], tests: ['src/server/**/*.test.ts'] },
  functions: { files: ['functions/*.ts'], tests: ['src/server/functions.test.ts'], withTables: true },
  contact: {
    files: ['src/domain/contact/*.ts', 'src/server/contact/*.ts'],
    tests: ['src/domain/contact/*.test.ts', 'src/server/contact/*.test.ts', ...PIPELINE],
  },
};
