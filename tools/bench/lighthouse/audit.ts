import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedBaselines } from '#tools/bench/baselines.ts';
import { median } from '#tools/bench/table.ts';
import { browserPath, launchOptions } from '#tools/browser/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Medians of the runs of a page. */
export interface Audit {
  /** 0 to 100, in the order of Lighthouse's report. */
  readonly scores: readonly number[];
  /** Largest contentful paint and total blocking time, in milliseconds; layout shift without a unit. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits of the other three categories that any run failed. */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/**
 * Lighthouse as it comes: mobile, simulated throttling, a browser of its own for each run.
 *
 * @throws Error when a page cannot be loaded
 */
export async function auditor(runs: number): Promise<(url: string) => Promise<Audit>> {
  const resolve = createRequire(path.join(installedBaselines('lighthouse'), 'package.json')).resolve;
  // biome-ignore lint/suspicious/noExplicitAny: packages of a folder of their own, without types here
  const load = async (name: string): Promise<any> => import(pathToFileURL(resolve(name)).href);
  const { default: lighthouse } = await load('lighthouse');
  const { launch } = await load('chrome-launcher');
  const chromeFlags = ['--headless', '--lang=ja-JP', '--accept-lang=ja-JP', ...launchOptions().args];

  const once = async (url: string, attempts = 3): Promise<Report> => {
    const chrome = await launch({ chromePath: browserPath(), chromeFlags, logLevel: 'silent' });
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
      if (!lhr.runtimeError) return lhr;
      if (attempts === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    } finally {
      await chrome.kill();
    }
    // On a busy machine a run now and then records nothing.
    return once(url, attempts - 1);
  };

  return async (url) => {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await once(url));
    const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return {
      scores: CATEGORIES.map((name) =>
        Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
      ),
      lcp: of('largest-contentful-paint'),
      tbt: of('total-blocking-time'),
      cls: of('cumulative-layout-shift'),
      failed: [...new Set(reports.flatMap(failures))],
    };
  };
}

function failures({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}
