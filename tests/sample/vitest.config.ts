import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { parse } from 'yaml';

/** The company that the figures and sentences of this folder are about. */
const SAMPLE = 'https://sekkei-works.example';

const facts = parse(readFileSync('content/company/facts.yaml', 'utf8')) as { identity?: { site?: string } };
const site = facts.identity?.site;
const isSample = site === SAMPLE;
if (!isSample) console.info(`tests/sample: the company is that of ${site}, not the sample's; nothing to ask`);

/** What the sample company shows, on the built site. The rules that hold for every company are in `tests/rules`. */
export default defineConfig({
  test: {
    include: isSample ? ['tests/sample/**/*.test.ts'] : [],
    passWithNoTests: !isSample,
    environment: 'node',
    // Pages are read and parsed once for all files.
    isolate: false,
    testTimeout: 60_000,
  },
});
