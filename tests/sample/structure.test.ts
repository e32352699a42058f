import { describe, expect, test } from 'vitest';
import { pageOf } from '#src/content/kinds.ts';
import { PAGE_SIZE } from '#src/domain/articles/pagination.ts';
import { CARD } from '#src/domain/case-studies.ts';
import { isActive } from '#src/domain/services.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { FEATURED_RANKS } from '#src/schemas/content/case-study.ts';
import { pageAt } from '#tests/support/built-site.ts';
import { shown, topicKey } from '#tests/support/entries.ts';

const cases = shown('case-studies');
const records = shown('challenged');
const pathsOf = (services: readonly { slug: string }[]) => services.map(({ slug }) => pageOf('services', slug));
const AREAS = pathsOf(shown('services').filter(isActive));
const PREPARED = pathsOf(shown('services').filter((service) => !isActive(service)));
/** Services whose page leads to the others. */
const RELATED = pathsOf(
  shown('services').filter(({ sections }) => sections.some(({ type }) => type === 'related-services')),
);
/** Services that cards of related services call something, such as a flagship. */
const LABELLED = pathsOf(
  shown('services').filter((service) => isActive(service) && service.relatedLabel !== undefined),
);
/** The topic that links of careers choose. */
const CAREERS = `/contact?topic=${topicKey('careers')}`;
const POSITIONS = ['/recruit/project-manager', '/recruit/system-engineer'];
const NEWS = '/news/year-end-holidays-2026';
const ARTICLE = '/tech-articles/drupal-ai-cto-prediction';
const WAYS = ['h3', 'a[href^="tel:"]', 'a[href^="mailto:"]'].map((part) => `main .contact-ways ${part}`);
const CARD_PARTS = ['h3 a', 'time[datetime]', '.cards__summary', '.author', 'a.links__more'];
const isFeatured = ({ rank }: { rank: number }) => rank <= FEATURED_RANKS;
const isMeasured = ({ measured }: { measured?: unknown }) => measured !== undefined;
const more = cases.filter(
  (one) => isFeatured(one) && !isMeasured(one) && one.technologies.length > CARD.featuredTags,
).length;

/** How many elements match each of some selectors on a page: what has no text of its own in a catalogue or in the content. */
const COUNTS: readonly (readonly [path: string, count: number, ...selectors: string[]])[] = [
  ['/', 8, '.header nav.header__nav a'],
  ['/', AREAS.length + 8, '.footer nav li a'],
  ['/', 1, '.header button[popovertarget]', 'main .closing-sheet'],
  ['/', PUBLISHED_LANGS.length > 1 ? PUBLISHED_LANGS.length : 0, '.header__language a'],
  ...RELATED.map(
    (path) => [path, LABELLED.filter((other) => other !== path).length, 'main .related-services__place'] as const,
  ),
  ['/', 3, 'main .hero-slider__slide', '.hero-slider__buttons a'],
  [
    '/',
    5,
    ...['', ' time[datetime]', ' .tags__category', ' a[href*="/news/"]'].map((part) => `main .latest-news > li${part}`),
  ],
  ['/about-us', 2, 'main .offices__partner', 'main .office-map a[href*="35.681236"]'],
  ['/about-us', 1, 'main .office-map iframe', 'main .office-map a[href^="https://www.openstreetmap.org/"]'],
  ['/about-us', 1, 'main .sheet__wide img[alt]'],
  ['/services', 1, 'main .sheet__wide img[alt]'],
  ['/recruit_se', 1, 'main .sheet__wide img[alt]'],
  [
    '/about-us',
    3,
    ...['a[aria-haspopup="dialog"]', 'a img', 'dialog button', 'dialog img[alt]'].map(
      (part) => `main .certificates ${part}`,
    ),
  ],
  [
    '/about-us/technical-skills',
    0,
    `main meter${[80, 85, 90, 95].map((level) => `:not([value="${level}"])`).join('')}`,
  ],
  ['/challenged', FEATURED_RANKS, 'main .cases > li', 'main .cases .cases__badge em'],
  ['/challenged', cases.length - FEATURED_RANKS, 'main .cases__rows > li'],
  ['/challenged', 0, 'main .cases__rows .cases__badge em'],
  ['/challenged', more, 'main .cases .tags__more'],
  ['/challenged', cases.filter(isMeasured).length, 'main .measured'],
  ['/', 3, 'main .measured-results a[href*="/case-studies/"]'],
  ...cases.map(
    (one) => [`/case-studies/${one.slug}`, Number(isMeasured(one)), '.page-head .measured figcaption small'] as const,
  ),
  ...cases.map(
    ({ slug, technologies }) => [`/case-studies/${slug}`, technologies.length, '.cases__stack .tags li'] as const,
  ),
  ...cases.map((one) => [`/case-studies/${one.slug}`, Number(isFeatured(one)), '.page-head .cases__badge em'] as const),
  ...cases.map(
    ({ slug, diagram }) => [`/case-studies/${slug}`, diagram ? 2 : 0, 'main .cases__sheets figure .diagram'] as const,
  ),
  ...cases.filter(isFeatured).map(({ slug }) => [`/case-studies/${slug}`, 1, 'main .cases__points--beside'] as const),
  // Rule services.samples.
  [
    '/services/architect',
    1,
    ...['.diagram', 'table th[scope="col"]:first-child', '.schedule'].map((part) => `main .drawn-sheets ${part}`),
  ],
  ...records.map(({ slug }) => [`/challenged/${slug}`, 3, 'main .cases__card a.links__button'] as const),
  ...['/contact', '/contact/form'].flatMap((path) => [
    [path, 3, WAYS[0] ?? ''] as const,
    [path, 1, ...WAYS.slice(1)] as const,
  ]),
  ['/contact/form', 1, '#name[required][maxlength="100"]', '#email[required][type="email"][maxlength="254"]'],
  ['/contact/form', 1, 'textarea#message[required][rows="8"][maxlength="5000"]'],
  ['/contact/form', 1, '#company[maxlength="100"]:not([required])', 'input[name="phone"][type="hidden"][value=""]'],
  ['/contact/form', 1, 'form[data-contact-form] noscript', 'main section[aria-label*="F8"] [role="status"]'],
  ['/contact/form', 0, 'input[name="phone"]:not([type="hidden"])'],
  // Rule shell.noindex.
  ...['/contact/form', '/contact/thanks', '/500', '/news/not-found', '/tech-articles/not-found'].map(
    (path) => [path, 1, 'head meta[name="robots"][content*="noindex"]'] as const,
  ),
  ['/500', 1, 'main textarea[data-kept-message]'],
  ['/recruit_se', shown('jobs').length, 'main .positions__sheets > li'],
  ['/recruit/project-manager', 2, 'main .tabbed-sheet img[alt]'],
  ['/privacy-policy', 5, 'main time[datetime]'],
  ['/privacy-policy', 1, 'main figure.privacy-mark img[alt]'],
  ['/resources', 3, 'main .download-cards button[disabled]'],
  ['/resources', 1, 'main .download-cards a[href^="/downloads/"][type="application/pdf"]'],
  ...['/news', '/tech-articles'].map(
    (path) => [path, PAGE_SIZE, ...CARD_PARTS.map((part) => `main .cards > li ${part}`)] as const,
  ),
  ['/news', PAGE_SIZE, 'main .cards .tags__category'],
  [NEWS, 3, 'main nav.breadcrumb li'],
  [NEWS, 1, 'main header .tags__category', 'main .prose', 'main .article__side .author'],
  ['/tech-articles', 1, 'main .filter__search input[type="search"]'],
  ['/tech-articles', 6, 'main .filter__terms li'],
  ['/tech-articles', 0, 'main .cards .tags li:nth-child(5)'],
  [ARTICLE, 3, 'main nav.breadcrumb li'],
  [ARTICLE, 4, 'main header .tags li'],
  [ARTICLE, 1, 'main .article__side .author i', 'main section.article__author'],
  [ARTICLE, 1, 'main dialog.dialog--large iframe[title][src$="/infographics/drupal-ai-infographic.html"]'],
  ['/tech-articles/ai-code-review-limits', 0, 'main dialog iframe'],
];

/** Targets of links in a part of a page, in their order; other links may be between them. */
const LINKS: readonly (readonly [path: string, within: string, ...links: string[]])[] = [
  [
    '/',
    '.header__nav',
    '/',
    '/about-us',
    '/services',
    '/challenged',
    '/recruit_se',
    '/news',
    '/tech-articles',
    '/contact',
  ],
  ['/', '.footer nav:nth-of-type(1)', ...AREAS],
  ['/', '.footer nav:nth-of-type(2)', '/about-us', '/challenged', '/recruit_se', '/news'],
  ['/', '.footer nav:nth-of-type(3)', '/contact', '/privacy-policy', '/faq', '/mainland-china'],
  ['/', 'main', '/about-us', '/services', '/news', '/recruit'],
  ['/', 'main .positions', ...POSITIONS],
  ['/', 'main .closing-sheet', '/contact'],
  ['/', 'main .floor-plan__annex', ...PREPARED],
  ['/about-us', 'main', '/about-us/technical-skills'],
  ['/about-us', 'main #partners', '/contact?topic=partnership'],
  ['/services', 'main', '/services/architect', '/contact'],
  ['/services', 'main', '/services/terms'],
  ['/services', 'main', '/resources'], // rule shell.unnamed-links
  ['/services', 'main .floor-plan', ...AREAS],
  ['/services', 'main .floor-plan__annex', ...PREPARED],
  ...[...AREAS, ...PREPARED].map((path) => [path, 'main', '/contact'] as const),
  ...RELATED.map((path) => [path, 'main', ...AREAS.filter((other) => other !== path)] as const),
  ['/challenged', 'main', ...cases.map(({ slug }) => `/case-studies/${slug}`)],
  ...cases.map(({ slug }) => [`/case-studies/${slug}`, 'main', '/case-studies', '/services/architect'] as const),
  ...records.flatMap(({ slug, case: of, related }) => [
    [`/challenged/${slug}`, 'main .cases', ...(related ?? []).map((other) => `/challenged/${other}`)] as const,
    [`/challenged/${slug}`, 'main .closing-sheet', '/contact'] as const,
    // Rule cases.record-links.
    [`/challenged/${slug}`, 'main', `/case-studies/${of}`] as const,
    [`/case-studies/${of}`, 'main', `/challenged/${slug}`] as const,
  ]),
  ['/contact', 'main', '/contact/form'],
  ['/contact/form', 'main', '/contact'],
  ['/contact/thanks', 'main', '/'],
  ['/recruit_se', 'main .page-head', CAREERS],
  ['/recruit_se', 'main', ...POSITIONS],
  ['/recruit_se', 'main .closing-sheet', CAREERS],
  ...POSITIONS.flatMap((path) => [
    [path, 'main nav.breadcrumb', '/', '/recruit_se'] as const,
    [path, 'main', path.replace('/recruit/', '/contact?job=')] as const,
    [path, 'main', '/recruit_se#abroad'] as const,
    [path, 'main', '/recruit_se#return-rate'] as const,
  ]),
  ['/faq', 'main .closing-sheet', '/about-us', '/contact'],
  ['/sitemap', 'main', '/', ...AREAS, ...PREPARED, ...cases.map(({ slug }) => `/case-studies/${slug}`), ...POSITIONS],
  ['/sitemap', 'main', '/about-us', '/services', '/challenged', '/recruit_se', '/news', '/tech-articles', '/contact'],
  ['/sitemap', 'main', '/news/feed.xml', '/news/feed.json', '/tech-articles/feed.xml', '/tech-articles/feed.json'],
  ['/404', 'main', '/'],
  ['/500', 'main', '/'],
  ['/news', 'main', '/news/page/2'],
  [NEWS, 'main nav.breadcrumb', '/', '/news'],
  [NEWS, 'main .article__end', '/news'],
  ['/news/not-found', 'main', '/news'],
  ['/tech-articles', 'main', '/tech-articles/page/2'],
  [ARTICLE, 'main nav.breadcrumb', '/', '/tech-articles'],
  [ARTICLE, 'main .article__end', '/tech-articles'],
  [ARTICLE, 'main', '/infographics/drupal-ai-infographic.html'],
  ['/tech-articles/not-found', 'main', '/tech-articles'],
];

describe.each(PUBLISHED_LANGS)('in %s', (lang) => {
  const counts = COUNTS.map(([path, count, ...selectors]) => ({ path, count, selectors }));
  test.each(counts)('$path has $count of $selectors', ({ path, count, selectors }) => {
    const { root } = pageAt(path, lang);
    const found = selectors.map((selector) => [selector, root.querySelectorAll(selector).length]);
    expect(found).toEqual(selectors.map((selector) => [selector, count]));
  });

  test.each(LINKS)('%s, %s leads to %s', (path, within, ...links) => {
    const wanted = links.map((link) => localizePath(link, lang));
    const found = pageAt(path, lang)
      .root.querySelectorAll(`${within} a[href]`)
      .map((link) => link.getAttribute('href'));
    expect([...new Set(found)].filter((href) => wanted.includes(href ?? ''))).toEqual(wanted);
  });
});
