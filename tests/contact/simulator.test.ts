import { expect, test } from 'vitest';
import { runHistories } from './histories.ts';
import { sized } from './size.ts';

/** Every inquiry is mailed once and confirmed at most once, over outages and process deaths. */
const SUBMISSIONS = sized({ short: 1_500, long: 100_000 });

test(`${SUBMISSIONS} inquiries under random faults: no mail or confirmation lost or doubled, every dead letter alerted once`, async () => {
  const tally = await runHistories(SUBMISSIONS, Number(process.env['CONTACT_SEED'] ?? 1));
  console.info(JSON.stringify(tally));
  expect(tally.violations).toEqual([]);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, unalerted: 0, alertedTwice: 0, leftovers: 0 });
  expect(tally).toMatchObject({ confirmationsLost: 0, confirmationsDoubled: 0, overADay: 0 });
  // A run that accepted little or killed nobody would prove nothing.
  expect(tally.accepted).toBeGreaterThan(SUBMISSIONS * 0.9);
  expect(tally.deaths).toBeGreaterThan(SUBMISSIONS / 20);
  expect(tally.dead).toBeGreaterThan(SUBMISSIONS / 200);
  expect(tally.confirmed).toBeGreaterThan(SUBMISSIONS / 2);
  expect(tally.remarked).toBeGreaterThan(SUBMISSIONS / 50);
  expect(tally.spared).toBeGreaterThan(SUBMISSIONS / 50);
});

test('without the webhook an alert whose answer was lost may come again days later, but never not at all', async () => {
  const { violations, ...tally } = await runHistories(SUBMISSIONS / 10, 1, false);
  console.info(`without reports: ${JSON.stringify(tally)}`);
  expect(violations.filter((violation) => !violation.startsWith('alertedTwice'))).toEqual([]);
  expect(tally).toMatchObject({ lost: 0, doubled: 0, unalerted: 0, leftovers: 0 });
});
