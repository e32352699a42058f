import { expect, test } from 'vitest';
import { runHistories } from './histories.ts';
import { realPipeline } from './pipeline.ts';
import { isFull } from './size.ts';

const SUBMISSIONS = isFull ? 100_000 : 10_000;

test(`${SUBMISSIONS} inquiries under random faults: none lost, none doubled, every dead letter alerted`, async () => {
  const tally = await runHistories(realPipeline, SUBMISSIONS, Number(process.env['CONTACT_SEED'] ?? 1));
  console.info(JSON.stringify(tally));
  expect(tally.violations).toEqual([]);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, unalerted: 0, leftovers: 0 });
  // A run that accepted little or killed nobody would prove nothing.
  expect(tally.accepted).toBeGreaterThan(SUBMISSIONS * 0.9);
  expect(tally.deaths).toBeGreaterThan(SUBMISSIONS / 20);
  expect(tally.dead).toBeGreaterThan(SUBMISSIONS / 200);
});
