import fc from 'fast-check';

/** Cases of each property-based test in the full test suite: a hundred times as many as in `npm test`, to find failures that one case in thousands triggers. */
const CASES = 10_000;

fc.configureGlobal({ numRuns: CASES });
