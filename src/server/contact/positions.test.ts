import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { POSITIONS_FILE, positionsFrom } from './positions.ts';

test('a position is called as the build left it; what is not there is undefined, and a missing file is logged', async () => {
  const folder = temporaryFolder();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const nameOf = positionsFrom(folder);
  expect(await nameOf(undefined, 'en')).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  expect(await nameOf('pilot', 'en')).toBeUndefined();
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ event: 'positions-missing', reason: 'Error' }]);
  writeFiles(folder, { [POSITIONS_FILE]: JSON.stringify({ ja: { pilot: '操縦士' }, en: { pilot: 'Pilot' } }) });
  expect([await nameOf('pilot', 'ja'), await nameOf('pilot', 'en')]).toEqual(['操縦士', 'Pilot']);
  for (const slug of ['sailor', 'constructor', '__proto__']) expect(await nameOf(slug, 'en')).toBeUndefined();
});
