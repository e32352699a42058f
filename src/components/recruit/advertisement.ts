import { formattedConditions, formattedTerms } from '#src/content/clauses.ts';
import type { JobEntry } from '#src/content/jobs.ts';
import { pageOf } from '#src/content/kinds.ts';
import { officePlace, publisherIn } from '#src/content/publisher.ts';
import { dataOf } from '#src/content/query.ts';
import { renderedText } from '#src/content/render-body.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { colonIn } from '#src/i18n/writing.ts';
import { escapeHtml } from '#src/markdown/escape.ts';
import { jobPosting } from '#src/seo/job-posting.ts';
import type { Thing } from '#src/seo/json-ld.ts';

/** The structured data of a position, with values that the page prints and no others. */
export async function postingOf(job: JobEntry, lang: Lang): Promise<Thing> {
  const place = { lang, printed: job.printed };
  const rowOf = ({ name, value }: { readonly name: string; readonly value: string }) =>
    `${name}${colonIn(lang)}${value}`;
  const lists = job.sections.flatMap((section) => (section.type === 'check-lists' ? section.lists : []));
  const listed = (posting: 'responsibilities' | 'qualifications' | 'skills') =>
    lists.filter((list) => list.posting === posting);
  const itemsOf = (posting: Parameters<typeof listed>[0]) => listed(posting).flatMap(({ items }) => items);
  const { hours, education, conditions = [], benefits = [], incentives = [], eligibility } = job.posting ?? {};
  const lines = async (keys: readonly string[]) => {
    const named = keys.map((clause) => ({ clause }));
    return (await formattedConditions(named, place)).map(rowOf);
  };
  const terms = await Promise.all(
    job.sections.flatMap((section) =>
      section.type === 'fact-table' && section.posting
        ? [formattedTerms(section.rows, place).then((rows) => ({ title: section.title, rows }))]
        : [],
    ),
  );
  const more = await lines(conditions);
  const { html } = await renderedText(job);
  const [permission] = eligibility === undefined ? [] : await formattedTerms([{ clause: eligibility }], place);
  return jobPosting({
    ...job,
    lang,
    description: [
      html,
      ...[...listed('responsibilities'), ...listed('qualifications')].map(
        ({ title, items }) => `<p>${escapeHtml(title)}</p>${listOf(items)}`,
      ),
      ...terms.map(({ title, rows }) => `<p>${escapeHtml(title)}</p>${listOf([...rows.map(rowOf), ...more])}`),
    ].join(''),
    url: new URL(localizePath(pageOf('jobs', job.slug), lang), (await dataOf('company-facts')).identity.site).href,
    hours,
    education,
    duties: itemsOf('responsibilities'),
    required: itemsOf('qualifications'),
    welcome: itemsOf('skills'),
    benefits: await lines(benefits),
    incentives: await lines(incentives),
    eligibility: permission?.value,
    place: await officePlace(job.office, lang),
    publisher: await publisherIn(lang),
  });
}

function listOf(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
