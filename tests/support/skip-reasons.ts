import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { BROWSERS, isInstalled } from '#tests/support/browsers.ts';

/** Prints at the end for which reasons tests were skipped, and in which browsers they did not run. The list of Playwright has only their names. */
export default class SkipReasons implements Reporter {
  readonly #counts = new Map<string, number>();
  #notRun: readonly string[] = [];

  onBegin(_: FullConfig, run: Suite): void {
    const browsers = run.suites.map((suite) => suite.project()?.name);
    // A suite without projects has one browser only.
    if (browsers.includes('')) return;
    this.#notRun = BROWSERS.filter((name) => !browsers.includes(name)).map((name) =>
      isInstalled(name)
        ? `${name}: other browsers were chosen`
        : `${name}: it is not installed ("npx playwright install --with-deps ${name}" installs it)`,
    );
  }

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
    for (const reason of this.#notRun) console.log(`  not run in ${reason}`);
  }
}
