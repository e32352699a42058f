import { readFileSync } from 'node:fs';

/** A row of the table of features in docs/reference/browsers.md. */
export interface FeatureRow {
  /** Names in web-features. */
  readonly features: readonly string[];
  /** A file of tests/engines that shows what happens without them, and a part of its test's title. */
  readonly file: string;
  readonly title: string;
}

/** The rows of docs/reference/browsers.md about features that a supported browser lacks. */
export function featureRows(): FeatureRow[] {
  const rows = readFileSync('docs/reference/browsers.md', 'utf8').matchAll(
    /^\| ((?:`[a-z-]+` ?)+) \|.*\| `([\w.-]+)` “(.+)” \|$/gm,
  );
  return [...rows].map(([, names = '', file = '', title = '']) => ({
    features: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    file,
    title,
  }));
}
