import { expect, onTestFinished, test, vi } from 'vitest';
import { TOPICS } from '#tests/contact/stage.ts';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { TOPICS_FILE, topicsFrom } from './topics.ts';

test('finds a topic by its key; an unknown key has none, and a missing list is logged', async () => {
  const folder = temporaryFolder();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const find = topicsFrom(folder);
  expect(await find(undefined)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  expect(await find('jobs')).toBeUndefined();
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ event: 'topics-missing', reason: 'Error' }]);
  writeFiles(folder, { [TOPICS_FILE]: JSON.stringify(TOPICS) });
  expect(await find('site-survey')).toEqual(TOPICS[0]);
  for (const key of ['sailor', 'constructor', '__proto__']) expect(await find(key)).toBeUndefined();
});
