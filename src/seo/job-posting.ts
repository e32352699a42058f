import { inCompanyZone } from '#src/i18n/company-time.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Pay } from '#src/schemas/content/job.ts';
import { organizationRef, type Place, type Publisher, postalAddress, type Thing } from './json-ld.ts';

/** A position that takes applications; a closed one has no markup. */
interface JobPostingFacts {
  readonly title: string;
  /** HTML of `<p>`, `<ul>` and `<li>`: the elements that job search reads. */
  readonly description: string;
  readonly slug: string;
  readonly url: string;
  readonly lang: Lang;
  readonly datePosted: string;
  readonly validThrough?: string | undefined;
  readonly employmentType: string;
  readonly pay?: Pay | undefined;
  readonly requiredYears?: number | undefined;
  readonly hours?: string | undefined;
  readonly education?: string | undefined;
  readonly duties: readonly string[];
  /** Required qualifications; `welcome` has the optional ones. */
  readonly required: readonly string[];
  readonly welcome: readonly string[];
  readonly benefits: readonly string[];
  readonly incentives: readonly string[];
  /** Who may work here, and who applies for the permission. */
  readonly eligibility?: string | undefined;
  readonly place: Place;
  readonly publisher: Publisher;
}

/**
 * A position. It is never `TELECOMMUTE`: that means wholly remote, and there are days at the office. `directApply` is left out:
 * an application begins with the consent page, not with the form.
 */
export function jobPosting(job: JobPostingFacts): Thing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    inLanguage: LANG_INFO[job.lang].tag,
    url: job.url,
    identifier: { '@type': 'PropertyValue', name: job.publisher.name, value: job.slug },
    datePosted: job.datePosted,
    // Open until the end of the last day in the company's time zone.
    ...(job.validThrough && { validThrough: inCompanyZone(job.validThrough, '23:59:59') }),
    employmentType: job.employmentType,
    hiringOrganization: { ...organizationRef(job.publisher), sameAs: job.publisher.url },
    jobLocation: { '@type': 'Place', address: postalAddress(job.place) },
    ...(job.pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.pay.min,
          maxValue: job.pay.max,
          unitText: job.pay.per.toUpperCase(),
        },
      },
    }),
    ...(job.requiredYears !== undefined && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: job.requiredYears * 12,
      },
    }),
    ...(job.education && { educationRequirements: job.education }),
    ...listed('responsibilities', job.duties),
    ...listed('qualifications', job.required),
    ...listed('skills', job.welcome),
    ...(job.eligibility && { eligibilityToWorkRequirement: job.eligibility }),
    ...(job.hours && { workHours: job.hours }),
    ...listed('jobBenefits', job.benefits),
    ...listed('incentiveCompensation', job.incentives),
  };
}

/** A list under its name; empty if the list has no item. */
function listed(name: string, items: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return items.length > 0 ? { [name]: items } : {};
}
