import { pageOf } from '#src/content/kinds.ts';
import { officePlace, publisherIn } from '#src/content/publisher.ts';
import { companyIn, dataOf, factsIn, type JobEntry } from '#src/content/query.ts';
import { renderedText } from '#src/content/texts.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { annualFigure, yen } from '#src/domain/pay.ts';
import { words } from '#src/i18n/catalogue.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import { jobPosting } from '#src/seo/job-posting.ts';
import type { Thing } from '#src/seo/json-ld.ts';

/** Values of the catalogue's `{{placeholders}}`. */
type Figures = Readonly<Record<string, string | number>>;

/** A position as it is advertised, its figures filled in. */
interface Advertisement {
  readonly figures: Figures;
  /** What the law asks an advertisement for, and the pay. */
  readonly basic: readonly { readonly name: string; readonly value: string }[];
  readonly required: readonly string[];
  /** Who may work here, and who applies for the permission. */
  readonly eligibility: string;
}

/**
 * The words of a position's advertisement.
 *
 * @throws Error when the position names an office that the company does not have
 * @example (await advertisementOf(job, 'en')).basic[0] // => { name: 'Employment type', value: 'Full-time, no fixed term' }
 */
export async function advertisementOf(job: JobEntry, lang: Lang): Promise<Advertisement> {
  const { employment, japanese, monthly, annualTarget, interviewLanguages } = job;
  const company = await companyIn(lang);
  const office = company.offices[job.office];
  if (office === undefined)
    throw new Error(`content/jobs/facts.yaml: office ${job.office}, expected an office of content/company`);
  const figures: Figures = {
    ...(await factsIn(lang)),
    employment,
    company: company.name,
    japanese,
    interviewIn: oneOf(interviewLanguages, lang),
    office: office.name,
    requiredYears: translator(lang, 'common')('units.years', { count: job.requiredYears }),
    min: yen(monthly.min),
    max: yen(monthly.max),
  };
  const t = translator(lang, 'recruit');
  const top =
    annualTarget === undefined
      ? []
      : [{ name: t('job.basic.target'), value: t('job.basic.targetValue', { max: annualFigure(annualTarget, lang) }) }];
  const abroad = t('job.basic.abroad', figures);
  const onSite = figures['residentJapanese'];
  const level = onSite === undefined || onSite === japanese ? 'japanese' : 'japaneseResident';
  return {
    figures,
    basic: [...t('job.basic.rows', figures), ...top, abroad],
    required: [...t('job.qualifications.requiredItems', figures), t(`job.qualifications.${level}`, figures)],
    eligibility: abroad.value,
  };
}

/**
 * The same advertisement as search engines read it: nothing in it that the page does not print.
 *
 * @example (await postingOf(job, 'en'))['@type'] // => 'JobPosting'
 */
export async function postingOf(job: JobEntry, lang: Lang): Promise<Thing> {
  const { figures, basic, required, eligibility } = await advertisementOf(job, lang);
  const page = words(lang, 'recruit').job;
  const terms = translator(lang, 'recruit')('terms', figures);
  const term = (name: keyof typeof terms) => `${terms[name].title}: ${terms[name].value}`;
  const conditions = [
    ...basic.map(({ name, value }) => `${name}: ${value}`),
    term('overtime'),
    term('daysOff'),
    term('leave'),
  ];
  const { html } = await renderedText(job);
  return jobPosting({
    ...job,
    lang,
    description: [
      html,
      `<p>${page.duties}</p>${listOf(job.duties)}`,
      `<p>${page.qualifications.required}</p>${listOf(required)}`,
      `<p>${page.basic.title}</p>${listOf(conditions)}`,
    ].join(''),
    url: new URL(localizePath(pageOf('jobs', job.slug), lang), (await dataOf('company/facts')).identity.site).href,
    pay: job.monthly,
    hours: `${figures['start']}–${figures['end']}`,
    required,
    benefits: [term('commuting'), term('daysOff'), term('leave'), term('returnRate')],
    incentives: [term('bonus'), term('signOn')],
    eligibility,
    place: await officePlace(job.office, lang),
    publisher: await publisherIn(lang),
  });
}

/** "Japanese, English, or Chinese" */
function oneOf(languages: readonly string[], lang: Lang): string {
  const { locale } = LANG_INFO[lang];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(languages.map((tag) => names.of(tag) ?? tag));
}

function listOf(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
