import { describe, expect, test } from 'vitest';
import { forLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { AccessibilityResults } from '#src/schemas/content/accessibility.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { pageAt, visibleText } from '#tests/support/built-site.ts';
import { contentOf, recordOf } from '#tests/support/content.ts';

const NO_RESULTS: AccessibilityResults = {
  date: '',
  axe: '',
  browser: '',
  paths: [],
  modes: [],
  keyboard: { paths: 0, failed: 0 },
};

/** A site that has not been tested yet has no results to hold its pages to. */
const results = recordOf('accessibility/results') ?? NO_RESULTS;
const { criteria, evidence } = recordOf('accessibility/criteria') ?? { criteria: [], evidence: {} };

describe.runIf(results !== NO_RESULTS)('the committed results', () => {
  // A new or removed route requires a new run: `npm run accessibility:record`.
  test('are of the routes that there are', () => {
    // Entries come and go with the content; the pages of the table are the developers'.
    expect(ROUTE_PATHS.filter((path) => !results.paths.includes(path))).toEqual([]);
  });

  test('are of every page in every mode, and without a problem', () => {
    for (const { mode, pages, problems } of results.modes) {
      expect(problems, mode).toBe(0);
      expect(pages % results.paths.length, mode).toBe(0);
      // A language that has gone since was looked at too.
      expect(pages, mode).toBeGreaterThanOrEqual(results.paths.length * PUBLISHED_LANGS.length);
    }
    expect(results.keyboard.failed).toBe(0);
  });
});

describe.runIf(criteria.length > 0)('the criteria', () => {
  test('are the 55 of WCAG 2.2 and the 38 of JIS X 8341-3:2016, levels A and AA', () => {
    const ids = (standard: 'wcag' | 'jis') => criteria.filter((one) => one.in.includes(standard)).map(({ id }) => id);
    expect(new Set(ids('wcag')).size).toBe(55);
    expect(new Set(ids('jis')).size).toBe(38);
    expect(ids('wcag')).not.toContain('4.1.1');
  });

  test('name no evidence that is not used, and none beside “there is nothing of the kind”', () => {
    expect(Object.keys(evidence).filter((key) => !criteria.some((one) => one.evidence.includes(key)))).toEqual([]);
    const absent = criteria.filter((one) => one.evidence.some((key) => evidence[key]?.kind === 'absent'));
    expect(absent.filter((one) => one.evidence.length > 1)).toEqual([]);
  });
});

const hasPhone = recordOf('company/facts').identity.phone !== undefined;
const hasStatement = contentOf('pages').some(({ slug }) => slug === 'accessibility');

describe.runIf(hasStatement).each(PUBLISHED_LANGS)('the statement in %s', (lang) => {
  test.runIf(results !== NO_RESULTS)('prints these results and criteria', () => {
    const { root } = pageAt('/accessibility', lang);
    const cells = root.querySelectorAll('#outcome tbody tr').map((row) => row.querySelectorAll('td').map(visibleText));
    expect(cells).toEqual(results.modes.map(({ pages, problems }) => [String(pages), String(problems)]));
    expect(root.querySelector('#outcome time')?.getAttribute('datetime')).toBe(results.date);
    const rows = root.querySelectorAll('#criteria tbody th').map(visibleText);
    expect(rows).toEqual(criteria.map(({ id, name }) => `${id} ${forLang(name, lang)}`));
  });

  test('is linked from the footer of every kind of page, and says how to reach us', () => {
    const { root } = pageAt('/accessibility', lang);
    expect(root.querySelector(`.footer small a[href="${localizePath('/accessibility', lang)}"]`)).not.toBeNull();
    expect(root.querySelector(`#reach a[href="${localizePath('/contact', lang)}"]`)).not.toBeNull();
    expect(root.querySelector('#reach a[href^="tel:"]') !== null).toBe(hasPhone);
  });
});
