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
  ['requeue 1A2B3C4D --locl', '--locl'],
  ['forget a@b.example --yes --local=no', '--local'],
  ['forget a@b.example -y', '-y'],
  ['list --yes', '--yes belongs to forget'],
  ['forget a@b.example c@d.example --yes', 'c@d.example'],
  ['forget taro --yes', 'whole e-mail address'],
  ['list pending dead', 'dead'],
  ['list lost', '"lost" is no state'],
  ['quarantine list dead', 'dead'],
  ['quarantine release 1A2B3C4D 2A2B3C4D', '2A2B3C4D'],
  ['quarantine', 'is no command'],
  ['quarantine ack 1A2B3C4D', '"quarantine ack 1A2B3C4D" is no command'],
  ['release 1A2B3C4D', '"release 1A2B3C4D" is no command'],
  ['show', 'name a reference'],
  ['ack 1A2B3C4D local', 'local'],
  ['toString 1A2B3C4D', 'is no command'],
])('%s: understood as nothing, and said why', (line, why) => {
  expect(askedIn(words(line))).toContain(why);
});

test('no word at all asks for nothing', () => {
  expect(askedIn([])).toBe('');
});
