import { formattedConditions, formattedTerms } from '#src/content/clauses.ts';
import type { JobEntry } from '#src/content/jobs.ts';
import { pageOf } from '#src/content/kinds.ts';
import { officePlace, publisherIn } from '#src/content/publisher.ts';
import { dataOf } from '#src/content/query.ts';
import { renderedText } from '#src/content/render-body.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { colonIn } from '#src/i18n/writing.ts';
import { escapeHtml } from '#src/markdown/escape.ts';
import { organizationRef, postalAddress, type Thing } from '#src/seo/json-ld.ts';

/**
 * The structured data of a position, with values that the page prints and no others. It is never `TELECOMMUTE`: that means wholly remote,
 * and there are days at the office. `directApply` is left out: an application begins with the consent page, not with the form.
 */
export async function postingOf(job: JobEntry, lang: Lang): Promise<Thing> {
  const place = { lang, printed: job.printed };
  const { education, rows: wanted, conditions = [] } = job.posting ?? {};
  const lists = job.sections.flatMap((section) => (section.type === 'check-lists' ? section.lists : []));
  const tables = job.sections.flatMap((section) => (section.type === 'fact-table' && section.posting ? [section] : []));
  const more = conditions.map((clause) => ({ clause }));
  const terms = tables.map(async ({ title, rows }) => {
    const named = rows.filter(({ clause = '' }) => wanted === undefined || wanted.includes(clause));
    const all = [...(await formattedTerms(named, place)), ...(await formattedConditions(more, place))];
    return { title, items: all.map(({ name, value }) => `${name}${colonIn(lang)}${value}`) };
  });
  const described = [...lists.filter(({ posting }) => posting), ...(await Promise.all(terms))];
  const { html } = await renderedText(job);
  const publisher = await publisherIn(lang);
  const { pay, requiredYears, validThrough } = job;
  return {
    '@type': 'JobPosting',
    title: job.title,
    // All that job search reads as text, in `<p>`, `<ul>` and `<li>`, the elements that it knows:
    // https://developers.google.com/search/docs/appearance/structured-data/job-posting#description
    description: [html, ...described.map(({ title, items }) => `<p>${escapeHtml(title)}</p>${listOf(items)}`)].join(''),
    inLanguage: LANG_INFO[lang].tag,
    url: new URL(localizePath(pageOf('jobs', job.slug), lang), (await dataOf('company-facts')).identity.site).href,
    identifier: { '@type': 'PropertyValue', name: publisher.name, value: job.slug },
    datePosted: job.datePosted,
    // Open until the end of the last day in the company's time zone.
    validThrough: validThrough && inCompanyZone(validThrough, '23:59:59'),
    employmentType: job.employmentType,
    hiringOrganization: { ...organizationRef(publisher), sameAs: publisher.url },
    jobLocation: { '@type': 'Place', address: postalAddress(await officePlace(job.office, lang)) },
    baseSalary: pay && {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', minValue: pay.min, maxValue: pay.max, unitText: pay.per.toUpperCase() },
    },
    experienceRequirements:
      requiredYears === undefined
        ? undefined
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: requiredYears * 12 },
    educationRequirements: education,
  };
}

function listOf(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
