import { expect, test } from 'vitest';
import { CONFIRMATION_STATES, RECORD_STATES } from '#src/server/contact/outbox-admin.ts';
import { askedIn } from './asked.ts';

const words = (line: string) => line.split(' ').filter((word) => word !== '');

test.each([
  ['list', { to: 'list', kinds: RECORD_STATES }],
  ['list dead', { to: 'list', kinds: ['dead'] }],
  ['list confirmations', { to: 'list', kinds: CONFIRMATION_STATES }],
  ['quarantine list', { to: 'list', kinds: ['quarantine'] }],
  ['show 1A2B3C4D', { to: 'show', name: '1A2B3C4D' }],
  ['requeue 1A2B3C4D', { to: 'requeue', name: '1A2B3C4D' }],
  ['ack 1A2B3C4D', { to: 'ack', name: '1A2B3C4D' }],
  ['quarantine release 1A2B3C4D', { to: 'release', name: '1A2B3C4D' }],
  ['forget a@b.example', { to: 'forget', address: 'a@b.example', isCertain: false }],
  ['forget a@b.example --yes', { to: 'forget', address: 'a@b.example', isCertain: true }],
])('%s, on production and on the local store', (line, asked) => {
  expect(askedIn(words(line))).toEqual({ isLocal: false, asked });
  expect(askedIn(['--local', ...words(line)])).toEqual({ isLocal: true, asked });
});

/** What is not understood is not done: a flag that is overlooked would be a command on production. */
test.each([
  ['list --lokal dead', '--lokal'],
  ['requeue 1A2B3C4D --locl', 'Did you mean --local?'],
  ['forget a@b.example --yes --local=no', '--local'],
  ['forget a@b.example -y', '-y'],
  ['list --yes', '--yes'],
  ['forget a@b.example c@d.example --yes', 'Expected 1 argument but got 2'],
  ['forget taro --yes', 'whole e-mail address'],
  ['list pending dead', 'Expected 1 argument but got 2'],
  ['list lost', "'lost' is invalid"],
  ['quarantine list dead', 'Expected 0 arguments but got 1'],
  ['quarantine release 1A2B3C4D 2A2B3C4D', 'Expected 1 argument but got 2'],
  ['quarantine ack 1A2B3C4D', "Unknown command 'ack'"],
  ['release 1A2B3C4D', "Unknown command 'release'"],
  ['show', "Missing required argument 'reference'"],
  ['ack 1A2B3C4D local', 'Expected 1 argument but got 2'],
  ['toString 1A2B3C4D', "Unknown command 'toString'"],
])('%s: understood as nothing, and said why', (line, why) => {
  expect(askedIn(words(line))).toEqual({ mistake: expect.stringContaining(why) });
  expect(askedIn(words(line))).toEqual({ mistake: expect.stringMatching(/Nothing was changed\.$/) });
});

test.each(['', '--help', 'list --help', 'quarantine'])('"%s" asks for help', (line) => {
  expect(askedIn(words(line))).toEqual({ help: expect.stringContaining('npm run outbox') });
});
