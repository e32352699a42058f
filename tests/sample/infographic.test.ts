import { expect, test } from 'vitest';
import { readSite } from '#src/content/checking/site-content.ts';
import type { TechArticleData } from '#src/schemas/content/article.ts';

const withSheet = readSite(process.cwd())
  .entries('tech-articles')
  .map(({ file, body, data }) => ({ file, body, sheet: (data as Partial<TechArticleData>).infographic }))
  .flatMap(({ file, body, sheet }) => (sheet ? [{ file, body, sheet }] : []));

test.each(withSheet)('$file tells the figures that its sheet draws (rule lists.infographic)', ({ body, sheet }) => {
  for (const { title, measure, now, planned, confidence } of sheet.pairs)
    expect(body).toContain(`| ${title} | ${measure} | ${now} | ${planned} | ${confidence}% |`);
  const drawn = (sheet.charts ?? []).flatMap(({ bars }) =>
    bars.flatMap(({ parts }) => parts.map(({ value }) => value)),
  );
  expect(drawn.filter((value) => !body.includes(`${Number.parseFloat(value)}`))).toEqual([]);
});
