/** Where the trees of the second company are built; to look at one, serve its `dist/`. */
export const SITES = { acme: '.cache/second-company/acme', empty: '.cache/second-company/empty' } as const;

/** The project, from one of the trees: the tests of a tree run in it, with its settings. */
export const ORIGIN = '../../..';
