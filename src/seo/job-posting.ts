import { inCompanyZone } from '#src/i18n/company-time.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
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
  /** Yen a month. */
  readonly pay: { readonly min: number; readonly max: number };
  readonly requiredYears: number;
  readonly hours: string;
  readonly duties: readonly string[];
  /** What an applicant must bring, then what is welcome. */
  readonly required: readonly string[];
  readonly welcome: readonly string[];
  readonly benefits: readonly string[];
  readonly incentives: readonly string[];
  /** Who may work here, and who applies for the permission. */
  readonly eligibility: string;
  readonly place: Place;
  readonly publisher: Publisher;
}

/**
 * A position that asks for no degree. It is never `TELECOMMUTE`: that means wholly remote, and there are days at the office. `directApply` is left out:
 * an application begins with the consent page, not with the form.
 *
 * @example jobPosting({ validThrough: '2027-09-30', … })['validThrough'] // => '2027-09-30T23:59:59+09:00'
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
    // Its last day counts to the end, where the company is.
    ...(job.validThrough && { validThrough: inCompanyZone(job.validThrough, '23:59:59') }),
    employmentType: job.employmentType,
    hiringOrganization: { ...organizationRef(job.publisher), sameAs: job.publisher.url },
    jobLocation: { '@type': 'Place', address: postalAddress(job.place) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: { '@type': 'QuantitativeValue', minValue: job.pay.min, maxValue: job.pay.max, unitText: 'MONTH' },
    },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: job.requiredYears * 12,
    },
    educationRequirements: 'no requirements',
    responsibilities: job.duties,
    qualifications: job.required,
    skills: job.welcome,
    eligibilityToWorkRequirement: job.eligibility,
    workHours: job.hours,
    jobBenefits: job.benefits,
    incentiveCompensation: job.incentives,
  };
}
