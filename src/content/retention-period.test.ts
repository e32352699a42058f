import { afterEach, expect, test, vi } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { retentionPeriod } from './retention-period.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['1', '14'])('pages print the retention period of the function in days: %s', (days) => {
  vi.stubEnv('CONTACT_KEEP_DAYS', days);
  for (const lang of LANGS) expect(retentionPeriod(lang)).toMatch(new RegExp(`^${days} ?[^ \\d]+$`));
});
