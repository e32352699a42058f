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
  const publisher = await publisherIn(lang);
  const { pay, requiredYears, validThrough } = job;
  return {
    '@type': 'JobPosting',
    title: job.title,
    // Of `<p>`, `<ul>` and `<li>`, the elements that job search reads.
    description: [
      html,
      ...[...listed('responsibilities'), ...listed('qualifications')].map(
        ({ title, items }) => `<p>${escapeHtml(title)}</p>${listOf(items)}`,
      ),
      ...terms.map(({ title, rows }) => `<p>${escapeHtml(title)}</p>${listOf([...rows.map(rowOf), ...more])}`),
    ].join(''),
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
    responsibilities: given(itemsOf('responsibilities')),
    qualifications: given(itemsOf('qualifications')),
    skills: given(itemsOf('skills')),
    eligibilityToWorkRequirement: permission?.value,
    workHours: hours,
    jobBenefits: given(await lines(benefits)),
    incentiveCompensation: given(await lines(incentives)),
  };
}

/** A list that has items. */
function given(items: readonly string[]): readonly string[] | undefined {
  return items.length > 0 ? items : undefined;
}

function listOf(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
