import fc from 'fast-check';

/** Of each law in the whole matrix, a hundred times as many as in the gate: what one case in thousands breaks would else turn one gate in a hundred red. */
const CASES = 10_000;

fc.configureGlobal({ numRuns: CASES });
