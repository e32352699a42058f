import { describe, expect, test } from 'vitest';
import { type DataOf, pageOf } from '#src/content/kinds.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { type Page, pageAt, pages, visibleText } from '#tests/support/built-site.ts';
import { publishedOf, shown } from '#tests/support/entries.ts';

/** Terms that services share are on one page, and what differs is on the pages of services (rules services.standard-terms and services.matrix). */

const STANDARD = '/services/terms';
const hasStandard = publishedOf('standard-terms').length > 0;

const plain = (text: string) => text.replaceAll(/\s+/g, '');
const paragraphsOf = ({ root }: Page) =>
  root.querySelectorAll('main dd').flatMap((value) => {
    const parts = value.querySelectorAll('p');
    return (parts.length > 0 ? parts : [value]).map((part) => plain(visibleText(part)));
  });

/** Whether a page has all paragraphs of a text, whatever its facts are. */
function has(page: Page, text: string): boolean {
  const printed = paragraphsOf(page);
  return text.split('\n').every((paragraph) => {
    const parts = plain(paragraph).split(/\{\{\w+\}\}/);
    const shape = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
    return printed.some((one) => shape.test(one));
  });
}

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const clauses = (publishedOf('clauses').find((file) => file.lang === lang)?.data ?? {}) as DataOf<'clauses'>;
  const services = shown('services', lang)
    .map(({ slug, sections }) => ({
      path: pageOf('services', slug),
      rows: sections.flatMap((section) => (section.type === 'terms' ? section.rows : [])),
    }))
    .filter(({ rows }) => rows.length > 0);
  const standard = hasStandard ? [pageAt(STANDARD, lang)] : [];

  test.for(services)(
    'each clause of $path is there once, on its page or among the standard terms',
    ({ path, rows }) => {
      const own = pageAt(path, lang);
      const counts = rows.flatMap(({ clause }) => {
        const text = clause && clauses[clause]?.text;
        return text ? [[clause, [own, ...standard].filter((page) => has(page, text)).length] as const] : [];
      });
      expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
    },
  );

  test.for(services)('$path has its own rows, and leads to the others', ({ path, rows }) => {
    const own = pageAt(path, lang);
    for (const { value } of rows) if (value !== undefined) expect(has(own, value), value).toBe(true);
    const omitted = rows.filter(({ clause }) => clause && !has(own, clauses[clause]?.text ?? ''));
    const links = own.root.querySelectorAll(`main a[href="${localizePath(STANDARD, lang)}"]`);
    expect(links.length > 0).toBe(omitted.length > 0);
  });

  const matrix = standard[0]?.root.querySelector('.terms-matrix') ?? undefined;
  test.runIf(matrix)('the matrix has a triangle where, and only where, a service has a row on its page', () => {
    const columns = matrix?.querySelectorAll('thead a').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(columns.map((href) => href.replace(/#.*/, ''))).toEqual(
      services.map(({ path }) => localizePath(path, lang)),
    );
    const marked = columns.map((href, at) =>
      (matrix?.querySelectorAll('tbody tr') ?? []).flatMap((row) => {
        const mark = row.querySelectorAll('td')[at]?.querySelector('a')?.getAttribute('href');
        const name = row.querySelector('th');
        return name && mark === href ? [visibleText(name)] : [];
      }),
    );
    const rows = services.map(({ path, rows: all }) => {
      const names = new Set(all.map(({ clause, name }) => (clause === undefined ? name : clauses[clause]?.name)));
      const tables = pageAt(path, lang).root.querySelectorAll('main .fact-table');
      const lists = tables.map((table) => table.querySelectorAll('dt').map(visibleText));
      // Other tables of the page have other rows too.
      return lists
        .filter((list) => list.every((name) => names.has(name)))
        .flat()
        .sort();
    });
    expect(marked.map((names) => names.toSorted())).toEqual(rows);
  });

  test.runIf(matrix)('every cell of the matrix has a text', () => {
    const silent = matrix?.querySelectorAll('td').filter((cell) => {
      for (const mark of cell.querySelectorAll('[aria-hidden]')) mark.remove();
      return visibleText(cell).trim() === '';
    });
    expect(silent).toHaveLength(0);
  });
});

test.runIf(!hasStandard)('a company without standard terms has no page of them, and no link to it', () => {
  expect(pages.filter(({ path }) => path === STANDARD)).toEqual([]);
  expect(pages.filter(({ html }) => html.includes(STANDARD)).map(({ address }) => address)).toEqual([]);
});
