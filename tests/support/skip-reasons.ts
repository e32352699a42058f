import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end for which reasons tests were skipped. The list of Playwright has only their names. */
export default class SkipReasons implements Reporter {
  readonly #counts = new Map<string, number>();

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    // A test that did not run because another one failed has no such annotation.
    const skip = [...annotations, ...test.annotations].find(({ type }) => type === 'skip');
    if (status !== 'skipped' || skip === undefined) return;
    const reason = skip.description ?? `no reason given: ${test.title}`;
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of [...this.#counts].sort(([, a], [, b]) => b - a))
      console.log(`  skipped ${count}: ${reason}`);
  }
}
