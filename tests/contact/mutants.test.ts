import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { IS_FULL } from '#tests/support/matrix.ts';
import { CONFIRMATION_SCENARIOS } from './confirmation-scenarios.ts';
import { enumerateCrashes } from './crash-points.ts';
import { runHistories } from './histories.ts';
import type { Pipeline } from './pipeline.ts';
import { RULES, SCENARIOS } from './scenarios.ts';

/** Deliberate faults in the pipeline: a fault that no test sees means a rule that no test guards. They try the tests, not the site, so the gate leaves them out. */

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const DELIVERY = 'src/server/contact/delivery.ts';
const SWEEP = 'src/server/contact/sweep.ts';
const RUN = 'src/server/contact/queue-run.ts';
const CONFIRMING = 'src/server/contact/confirming.ts';
const DIGEST = 'src/server/contact/digest.ts';
const PURGE = 'src/server/contact/purge.ts';
const ALERTS = 'src/server/contact/alerts.ts';
const ALERT = 'src/domain/contact/alert.ts';
const OUTBOX = 'src/domain/contact/outbox.ts';

const MUTANTS: readonly Mutant[] = [
  {
    name: 'success without a confirmed create',
    file: DELIVERY,
    from: "if (written !== 'failed') {",
    to: 'if (written) {',
  },
  {
    name: 'pending deleted before the sent marker',
    file: DELIVERY,
    from: "return (await markSent(ports, queue, record, outcome.id)) && (await finish(ports, queue, record, 'sent'));",
    to: "await finish(ports, queue, record, 'sent'); return markSent(ports, queue, record, outcome.id);",
  },
  {
    name: 'an unknown outcome is taken for success',
    file: DELIVERY,
    from: "if (outcome.kind === 'sent') {",
    to: "if (outcome.kind === 'sent' || outcome.kind === 'unknown') {",
  },
  {
    name: 'an unknown direct send is told as success',
    file: DELIVERY,
    from: "if (outcome.kind !== 'sent') return 'unavailable';",
    to: "if (outcome.kind === 'rejected') return 'unavailable';",
  },
  {
    name: 'a new mail key for every attempt',
    file: DELIVERY,
    from: 'mailKey(queue, record.id, plain), SEND_TIMEOUT_MS',
    to: 'mailKey(queue, record.id, plain) + n, SEND_TIMEOUT_MS',
  },
  {
    name: 'no look at what was settled before',
    file: DELIVERY,
    from: "if (settled !== 'open') return",
    to: 'if (false) return',
  },
  {
    name: 'a dead letter that is not confirmed',
    file: DELIVERY,
    from: "if (written === 'failed') return false;",
    to: '',
  },
  {
    name: 'a quarantine that is not confirmed',
    file: DELIVERY,
    from: "return written === 'failed' ? 'unavailable' : 'quarantined';",
    to: "return 'quarantined';",
  },
  {
    name: 'the handler sends after the window',
    file: DELIVERY,
    from: 'if (mayStillSend(record, ports.now())) later(',
    to: 'later(',
  },
  { name: 'a window of 30 h', file: OUTBOX, from: '20 * HOUR', to: '30 * HOUR' },
  {
    name: 'no window',
    file: OUTBOX,
    from: "if (now > windowFrom + WINDOW_MS) return buryStep('expired', unknown);",
    to: '',
  },
  {
    name: 'the window counts from the last post',
    file: OUTBOX,
    from: 'return sinceFirstTryMs > WINDOW_MS ? 0 : now - sinceFirstTryMs;',
    to: 'return now;',
  },
  { name: 'no lease', file: OUTBOX, from: 'Math.abs(now - claimedAt) < LEASE_MS', to: 'false' },
  { name: 'no backoff', file: OUTBOX, from: 'now < (last?.dueAt ?? 0)', to: 'false' },
  {
    name: 'plain although the first may have been delivered',
    file: OUTBOX,
    from: '(refusals[0] && isDoubtful(results, refusals[0].n))',
    to: 'false',
  },
  { name: 'clocks are trusted', file: OUTBOX, from: 'if (windowFrom > now + SKEW_MS ||', to: 'if (' },
  {
    name: 'a conflict is retried',
    file: OUTBOX,
    from: "if (results.some((result) => result.kind === 'conflict')) return buryStep('conflict', true);",
    to: '',
  },
  {
    name: 'alerted although the alert failed',
    file: ALERTS,
    from: "if (outcome.kind !== 'sent' && outcome.kind !== 'conflict') return false;",
    to: '',
  },
  {
    name: 'an alert is sent again as soon as its key may be forgotten',
    file: ALERT,
    from: 'now > claimedAt + SILENCE_MS',
    to: 'true',
  },
  { name: 'an alert keeps its key for ever', file: ALERT, from: 'now <= claimedAt + WINDOW_MS &&', to: '' },
  { name: 'an alert is given up', file: ALERT, from: 'round === 0 || now > claimedAt + SILENCE_MS', to: 'round === 0' },
  {
    name: 'the report of an alert is not heard',
    file: ALERTS,
    from: "return (await box.create(inquiryKey('alerted', id), { at: now() })) !== 'failed';",
    to: 'return true;',
  },
  {
    name: 'an alert goes out in a round of silence',
    file: ALERTS,
    from: "return isMine && step.do === 'open' ? step.round : undefined;",
    to: 'return step.round;',
  },
  {
    name: 'a corrupt value stops the sweep',
    file: RUN,
    from: 'else corrupt += 1;',
    to: "else throw new Error('corrupt');",
  },
  { name: 'sends without a pause', file: SWEEP, from: 'if (wait > 0) await sleep(wait);', to: '' },
  {
    name: 'the count is not kept',
    file: PURGE,
    from: "if ((await box.create(inquiryKey('count', id), countOf(record))) === 'failed') return false;",
    to: '',
  },
  { name: 'nothing is purged', file: PURGE, from: 'if (!sent?.success ||', to: 'if (true ||' },
  {
    name: 'the inquiry goes before its confirmation is written',
    file: DELIVERY,
    from: 'if (mayConfirm && !(await introduceConfirmation(ports, record))) return false;',
    to: "await ports.box.del(queueKey(queue, 'pending', record.id)); if (mayConfirm) await introduceConfirmation(ports, record);",
  },
  {
    name: 'a dead letter is confirmed',
    file: DELIVERY,
    from: "const mayConfirm = queue === 'staff' && settled === 'sent';",
    to: "const mayConfirm = queue === 'staff';",
  },
  {
    name: 'confirmed before staff has the mail',
    file: DELIVERY,
    from: "if (!(await attemptDelivery(ports, 'staff', record, 1, false))) return;",
    to: "await introduceConfirmation(ports, record); await attemptDelivery(ports, 'staff', record, 1, false);",
  },
  {
    name: 'a quarantined inquiry keeps its confirmation',
    file: DELIVERY,
    from: '{ record: withoutConfirmation(record), at: ports.now(), reasons',
    to: '{ record, at: ports.now(), reasons',
  },
  {
    name: 'confirmed while a mail to staff waits',
    file: CONFIRMING,
    from: 'if (waiting.value.some((key) => idIn(key) !== undefined && idIn(key) !== record.id)) return;',
    to: '',
  },
  { name: 'confirmed as often as somebody writes', file: CONFIRMING, from: 'if (!isFirst) return true;', to: '' },
  {
    name: 'whoever wrote the mark of the day has no right to it after a crash',
    file: CONFIRMING,
    from: 'return holder?.success ? holder.data.id === id : undefined;',
    to: 'return false;',
  },
  {
    name: 'confirmed to an address that bounced',
    file: CONFIRMING,
    from: 'if (block.value !== undefined || sent.value !== undefined) return true;',
    to: '',
  },
  { name: 'confirmations are never purged', file: PURGE, from: 'if (!value?.success) continue;', to: 'continue;' },
  { name: 'the mark of an address is kept', file: PURGE, from: 'if (mark?.success &&', to: 'if (false &&' },
  {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of source text
    name: 'a key of its own for every weekly mail',
    file: DIGEST,
    from: '`contact-quarantine/${week}`',
    to: '`contact-quarantine/${week}/${ports.now()}`',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of source text
  },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

async function mutate({ file, from, to }: Mutant): Promise<Pipeline> {
  const path = `${root}${file}`;
  const source = await readFile(path, 'utf8');
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const parts = flat(source).split(flat(from));
  if (parts.length !== 2) throw new Error(`mutant: "${from}" is ${parts.length - 1} times in ${file}, expected once`);
  const mutated = replaced(source, from, to);
  const result = await build({
    stdin: {
      contents: `export { accept } from '#src/server/contact/delivery.ts';
        export { noteAlerted } from '#src/server/contact/alerts.ts';
        export { sweep } from '#src/server/contact/sweep.ts';
        export { nextStep, windowStart } from '#src/domain/contact/outbox.ts';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup: ({ onLoad }) => {
          onLoad({ filter: /\.ts$/ }, (args) => (args.path === path ? { contents: mutated, loader: 'ts' } : undefined));
        },
      },
    ],
  });
  const code = result.outputFiles[0]?.text ?? '';
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Replace a piece of source, whatever line breaks the formatter put into it. */
function replaced(source: string, from: string, to: string): string {
  const pattern = from.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return source.replace(new RegExp(pattern.join('\\s+')), () => to);
}

/** The first thing that any test holds against a pipeline. */
async function examine(pipeline: Pipeline): Promise<string | undefined> {
  for (const { name, history, now, step } of RULES) {
    if (!isDeepStrictEqual(pipeline.nextStep(history, now), step)) return `rule: ${name}`;
  }
  for (const [name, scenario] of Object.entries({ ...CONFIRMATION_SCENARIOS, ...SCENARIOS })) {
    const problem = await scenario(pipeline).catch((error: unknown) => String(error));
    if (problem !== undefined) return `scenario: ${name}: ${problem}`;
  }
  const crashes = await enumerateCrashes(pipeline, true);
  if (crashes.violations[0] !== undefined) return `crash: ${crashes.violations[0]}`;
  for (const seed of [1, 2]) {
    const { violations } = await runHistories(pipeline, 1500, seed);
    if (violations[0] !== undefined) return `history: ${violations[0]}`;
  }
  return undefined;
}

describe.runIf(IS_FULL)(`${MUTANTS.length} deliberate faults, each caught`, () => {
  test.each(MUTANTS)('$name', async (mutant) => {
    const caught = await examine(await mutate(mutant));
    console.info(`${mutant.name} → ${caught}`);
    expect(caught).toBeDefined();
  });
});
