import { describe, expect, test } from 'vitest';
import { companyFacts } from '#src/content/company.ts';
import { type EntryKind, pageOf } from '#src/content/kinds.ts';
import { derivedFacts } from '#src/domain/facts/derived-facts.ts';
import { type Namespace, words } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { pageAt } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';
import { shown } from '#tests/support/entries.ts';
import { misplaced, missing, sequencesOf, textsBelow } from './page-text.ts';

/** A catalogue, or a part of one, that a page shows whole; `except` names the keys of other pages and states. */
type Row = readonly [path: string, namespace: Namespace, part?: string, except?: RegExp];

const { name, englishName } = recordOf('company', DEFAULT_LANG);
const UNSHOWN_NAMES = englishName === undefined || name === englishName ? '(?:legal|englishName)' : 'legal';

const CATALOGUES: readonly Row[] = [
  ['/', 'home'],
  // Rule shell.footer-links.
  ['/about-us', 'common', '', /^(?:close|moreTags|fallback.*|draft|scheduled|notice)$|^units|^search\.label/],
  ['/about-us', 'about', '', new RegExp(`^table\\.${UNSHOWN_NAMES}$|^offices\\.partner$|^proficiency`)],
  ['/challenged', 'case-studies', 'index', /^lead|^meta\.description/],
  ['/case-studies/multitenant-website', 'case-studies', 'detail', /^result|^challengeAnd/],
  ['/case-studies/mulesoft-api-development', 'case-studies', 'detail', /^highlights|^record/], // rule cases.reuse
  ['/challenged/multitenant-web', 'case-studies', 'record'],
  ['/contact', 'contact', 'consent'],
  ['/contact', 'contact', 'steps', /^done$/],
  ['/contact', 'contact', 'ways'], // rule inquiry.reply
  ['/contact/form', 'contact', 'form', /^(?:subjectJob|lead)$/],
  ...['steps', 'ways', 'failures', 'toaster'].map((part): Row => ['/contact/form', 'contact', part]),
  ['/contact/form', 'contact', 'sent', /^noConfirmation$/],
  ['/contact/thanks', 'contact', 'sent', /^noConfirmation$/],
  ['/recruit_se', 'recruit', 'positions', /^closed|^none/],
  ['/recruit/project-manager', 'recruit', 'job', /^closed|^closing\.all/],
  ['/privacy-policy', 'pages', 'desk'], // rule privacy.desk
  ...['lines', 'results', 'criteria'].map((part): Row => ['/accessibility', 'pages', part]),
  ['/faq', 'faq', '', /^meta\.description|^lead|^contents|^closing\.t/], // rule faq.questions
  ['/search', 'search', 'search', /^meta\.description/],
  ['/sitemap', 'search', 'sitemap', /^older|^meta\.description/],
  ['/news', 'news', '', /^meta\.(?:page|desc)|^lead|^list\.pageTitle|^(?:pager|detail|notFound|feed)/],
  ['/news/page/2', 'news', 'pager', /^next/],
  ['/news/faq-published', 'news', 'detail'], // rule lists.news-detail
  ['/news/not-found', 'news', 'notFound'],
  [
    '/tech-articles',
    'tech-articles',
    '',
    /^meta\.(?:page|desc)|^lead|^list\.pageTitle|^(?:pager|detail|notFound|feed|markdown|infographic)/,
  ],
  ['/tech-articles/page/2', 'tech-articles', 'pager', /^next/],
  ['/tech-articles/drupal-ai-cto-prediction', 'tech-articles', 'detail'],
  ['/tech-articles/not-found', 'tech-articles', 'notFound'],
  ['/404', 'error', 'notFound'],
  ['/500', 'error', 'server', /^meta\.description$/],
];

/** Pages with texts of the company's own in place of UI strings, and the part of `content/page-texts` that each shows. */
const PAGE_TEXTS = [
  ['/news', 'news'],
  ['/tech-articles', 'tech-articles'],
  ['/challenged', 'case-studies'],
  ['/case-studies/multitenant-website', 'case-study'],
  ['/challenged/multitenant-web', 'project-record'],
  ['/faq', 'faq'],
  ['/search', 'search'],
  ['/sitemap', 'sitemap'],
  ['/contact', 'contact'],
  ['/contact/form', 'contact-form'],
  ['/contact/thanks', 'contact-thanks'],
  ['/404', 'not-found'],
] as const;

/** Content that a page shows whole (rules company.offices and faq.facts), and the fields of other pages, of attributes, and of another order. */
const RECORDS: readonly (readonly [
  path: string,
  kind:
    | 'careers'
    | 'company'
    | 'skills'
    | 'faq'
    | 'home'
    | 'about-us'
    | 'services-overview'
    | 'standard-terms'
    | 'resources',
  except: RegExp,
])[] = [
  [
    '/about-us',
    'company',
    /^(?:cto|authors|pressDesk|email|phone|privacyDesk)|country$|certifications\.\d\.(?:key|image)|^offices\..*\.image/,
  ],
  ['/about-us/technical-skills', 'skills', /^drawing|\.(?:type|id)$/],
  ['/resources', 'resources', /^drawing|\.(?:type|id|to|file)$/], // rule services.resources
  ['/', 'home', /drawing$|service$|(?:names|cases)\.\d+$|\.(?:type|to)$/], // rule home.sections
  ['/about-us', 'about-us', /drawing$|names\.\d+$|alt$|frame$|\.(?:type|to|id|section)$/],
  ['/services', 'services-overview', /^drawing|\.(?:type|to)$/],
  ['/services/terms', 'standard-terms', /\.(?:type|id|clause)$/],
  // Rules careers.landing, careers.return-rate and careers.abroad.
  ['/recruit_se', 'careers', /^none|none\.|^drawing|\.(?:type|to|id|clause)$/],
  ['/faq', 'faq', /\.id$/],
];

const ENTRIES: Partial<Record<EntryKind, RegExp>> = {
  news: /^formerSlugs/,
  'tech-articles': /^tags|^infographic|^formerSlugs/,
  'case-studies': /(?:art|alt)$|^related|[uU]nit$|lines\.\d+$/,
  challenged: /^art$|^related/,
  // Rules services.areas, services.pages, services.resident, services.technologies, services.cliff, services.terms, services.japan and
  // services.prepared; menus, plan and cards show what they name.
  services:
    /^(?:status|label|eyebrow|summary|related)|(?:^|\.)(?:type|to|id|clause|(?:names|lines)\.\d+)$|drawing$|alt$|^formerSlugs/,
  // Rules careers.positions, careers.employment, careers.selection, careers.manager and careers.engineer.
  jobs: /^(?:shortDescription|description|order|employmentType|office|pay|payNote|payRow|requiredYears|datePosted|updated|validThrough|card|drawing|posting)|\.(?:type|clause|section|posting|drawing|person|to)$/,
  pages: /^(?:drawing|sheet|scale|menu|updated)/, // rules publishing.pages and privacy.sections
};

/** Texts that a page shows in another order than their list has them, or in an attribute. */
const ELSEWHERE =
  /slides\.items\.\d\.(?:title|caption)|^certifications\.\d\.(?:alt|note)|^voices\.\d\.text|figures\.\d\.label|items\.\d\.(?:levels|table|steps)\.|^list\.(?:error|empty|none)|sections\.\d+\.(?:drawing|alt)$/;

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const own = recordOf('company/facts');
  const counted = derivedFacts({
    company: recordOf('company', lang),
    facts: own,
    cases: shown('case-studies').length,
    positions: shown('jobs', lang).map((position) => ({ ...position, isOpen: true })),
  });
  const printed: Readonly<Record<string, unknown>> = {
    ...companyFacts({
      ...own,
      company: recordOf('company', lang),
      lang,
      facts: { ...own.facts, ...counted },
    }),
  };

  /** Texts that a page lacks, with facts filled in, and texts of a list in the wrong order. */
  function absentFrom(path: string, value: unknown, except?: RegExp): string[] {
    const texts = textsBelow(value, (key) => except?.test(key) ?? false).map(({ key, text }) => ({
      key,
      text: text.replace(/\{\{(\w+)\}\}/g, (braces, name: string) => String(printed[name] ?? braces)),
    }));
    const page = pageAt(path, lang);
    const lists = sequencesOf(texts.filter(({ key }) => !ELSEWHERE.test(key)));
    const problems = [...missing(page, texts), ...lists.flatMap((list) => misplaced(page, list))];
    return texts.length > 0 ? problems : ['no texts to look for'];
  }

  const rows = CATALOGUES.map(
    ([path, namespace, part = '', except = /^$/]) => [path, namespace, part, except] as const,
  );

  test.each(rows)('%s shows the texts of %s %s', (path, namespace, part, except) => {
    const all: Readonly<Record<string, unknown>> = { ...words(lang, namespace) };
    expect(absentFrom(path, part === '' ? all : all[part], except)).toEqual([]);
  });

  test.each(PAGE_TEXTS)('%s shows its texts of content/page-texts: %s', (path, part) => {
    expect(absentFrom(path, recordOf('page-texts', lang)[part], /^olderDescription$|\.to$/)).toEqual([]);
  });

  test.each(RECORDS)('%s shows content/%s', (path, kind, except) => {
    expect(absentFrom(path, recordOf(kind, lang), except)).toEqual([]);
  });

  test.each(Object.entries(ENTRIES))('each page of %s shows its entry', (kind, except) => {
    const missed = shown(kind as EntryKind, lang).flatMap(({ lang: _, body, ...entry }) => {
      const headings = body.split('\n').filter((line) => line.startsWith('## '));
      return absentFrom(pageOf(kind as EntryKind, entry.slug), { ...entry, headings }, except);
    });
    expect(missed).toEqual([]);
  });

  test('each article shows the biography of its author (rule lists.article-detail)', () => {
    const { authors = [] } = recordOf('company', lang);
    const articles = shown('tech-articles', lang).filter((article) => article.lang === lang);
    const bios = articles.flatMap(({ slug, author }) =>
      authors.filter(({ name }) => name === author).map(({ bio }) => ({ slug, bio })),
    );
    expect(bios).toHaveLength(articles.length);
    expect(bios.flatMap(({ slug, bio }) => absentFrom(pageOf('tech-articles', slug), { bio }))).toEqual([]);
  });

  test('each project record shows the size of the project that its case has (rule cases.records)', () => {
    const missed = shown('challenged', lang).flatMap((record) => {
      const { industry, size, duration, team } =
        shown('case-studies', lang).find(({ slug }) => slug === record.case)?.project ?? {};
      return absentFrom(pageOf('challenged', record.slug), { industry, size, duration, team });
    });
    expect(missed).toEqual([]);
  });
});
