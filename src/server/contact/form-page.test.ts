import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { fillFrom } from './form-page.ts';

test('fills a page of its folder, and says which page is missing or cannot be read', async () => {
  const folder = temporaryFolder({ '500.html': '<textarea data-kept-message hidden></textarea>' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const fill = fillFrom(folder);
  expect(await fill('500', 'ja', { values: { message: 'A' }, errors: {} })).toContain('A</textarea>');
  expect(await fill('500', 'en', { values: {}, errors: {} })).toBeUndefined();
  writeFiles(folder, { 'zh/500.html/x': '' });
  expect(await fill('500', 'zh', { values: {}, errors: {} })).toBeUndefined();
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event: 'page-missing', name: '500', lang: 'en', reason: expect.stringContaining('ENOENT') },
    { event: 'page-unfilled', name: '500', lang: 'zh', reason: expect.stringContaining('EISDIR') },
  ]);
});
