import { pageOf } from '#src/content/kinds.ts';
import { hasNeeds, isSectionPath, SECTION_PAGES } from '#src/content/page-needs.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { DEFAULT_LANG, LANG_INFO, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { withFallback } from '#src/i18n/with-fallback.ts';
import type { Navigation } from '#src/schemas/content/navigation.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import type { CatalogueFile } from './catalogue-files.ts';
import { problemAt } from './problem-at.ts';
import { fileIn, type SiteContent } from './site-content.ts';

/** Measures of the header in pixels on a screen of 1280 pixels (`Header.css`); `column` is the width of a half-width letter. */
const HEADER = {
  screen: 1280,
  inner: 1151,
  mark: 45,
  nameColumn: 9.5,
  column: 7,
  link: 26,
  contact: 48,
  search: 24,
  switch: 21,
  language: 16,
};

/**
 * Problems of `content/navigation.yaml`: a path that menus cannot link, a path that a menu links
 * twice, and a header that does not fit in one of the languages. A page that the site does not have is no problem, and takes no width.
 */
export function menuProblems(content: SiteContent, catalogues: readonly CatalogueFile[]): ContentProblem[] {
  return content.entries('navigation').flatMap((entry) => {
    const { header, footer, small } = entry.data as unknown as Navigation;
    const menus = [
      { at: ['header'], links: header },
      ...footer.map(({ links = [] }, row) => ({ at: ['footer', row, 'links'], links })),
      { at: ['small'], links: small },
    ];
    return [
      ...menus.flatMap(({ at, links }) => linkProblems(content, entry, at, links)),
      ...PUBLISHED_LANGS.flatMap((lang) => widthProblems(content, entry, header, lang, catalogues)),
    ];
  });
}

function linkProblems(
  content: SiteContent,
  entry: SourceEntry,
  at: readonly PropertyKey[],
  links: readonly string[],
): ContentProblem[] {
  const known = [
    ...Object.keys(MENU_NAMES),
    ...Object.keys(SECTION_PAGES),
    ...(['pages', 'services'] as const).flatMap((kind) => content.entries(kind).map(({ slug }) => pageOf(kind, slug))),
  ];
  return links.flatMap((path, row) => {
    const problem = (ja: string, en: string) => [problemAt(entry, [...at, row], ja, en)];
    if (!known.includes(path)) {
      const hint = didYouMean(closest(path, known));
      const list = [...new Set(known)].join(', ');
      const ja = `「${path}」は、メニューに載せられるページではありません。載せられるページ: ${list}${hint.ja}`;
      return problem(ja, `\`${path}\` is no page that menus can link; expected one of: ${list}${hint.en}`);
    }
    if (links.indexOf(path) === row) return [];
    return problem(`「${path}」が同じメニューに二つあります`, `the menu links \`${path}\` twice`);
  });
}

function widthProblems(
  content: SiteContent,
  entry: SourceEntry,
  header: readonly string[],
  lang: Lang,
  catalogues: readonly CatalogueFile[],
): ContentProblem[] {
  const [original, own = original] = [DEFAULT_LANG, lang].map((each) =>
    catalogues.find(({ file }) => file === `locales/${each}/common.json`),
  );
  if (original === undefined || own === undefined) return [];
  const common = withFallback<Catalogue['common']>(JSON.parse(original.text), JSON.parse(own.text));
  const shown = header.filter((path) => hasNeeds(path, content.entries));
  const labels = shown.map((path) => labelOf(path, common, content, lang));
  const wide = labels.reduce((sum, label) => sum + HEADER.link + HEADER.column * textWidth(label), 0);
  const width = Math.round(wide + (shown.includes('/contact') ? HEADER.contact - HEADER.link : 0));
  const room = roomIn(common, content, lang);
  if (width <= room) return [];
  return [
    problemAt(
      entry,
      ['header'],
      `ヘッダーのメニューが一行に収まりません。${LANG_INFO[lang].label}では約${width}pxで、幅${HEADER.screen}pxの画面では${room}pxまでです。項目を減らすか、名前を短くしてください（${labels.join('、')}）`,
      `the header's menu does not fit on one line: about ${width} px in ${LANG_INFO[lang].label}, expected at most ${room} px on a screen of ${HEADER.screen} px; leave out a page or shorten a name (${labels.join(', ')})`,
    ),
  ];
}

/** The width for the menu in pixels, next to name, search and languages. */
function roomIn({ search }: Catalogue['common'], content: SiteContent, lang: Lang): number {
  const name = textWidth(String(fileIn(content.entries('company'), lang)?.data['shortName'] ?? ''));
  const languages = PUBLISHED_LANGS.length > 1 ? PUBLISHED_LANGS.map((one) => textWidth(LANG_INFO[one].label)) : [];
  const switched = languages.reduce((sum, columns) => sum + HEADER.language + HEADER.column * columns, HEADER.switch);
  const found = HEADER.search + HEADER.column * textWidth(search.button);
  return Math.round(
    HEADER.inner - HEADER.mark - HEADER.nameColumn * name - found - (languages.length > 0 ? switched : 0),
  );
}

function labelOf(path: string, { nav }: Catalogue['common'], content: SiteContent, lang: Lang): string {
  const key = (MENU_NAMES as Readonly<Record<string, keyof typeof nav>>)[path];
  if (key !== undefined) return nav[key];
  const entries = isSectionPath(path)
    ? content.entries(SECTION_PAGES[path])
    : (['pages', 'services'] as const).flatMap((kind) =>
        content.entries(kind).filter(({ slug }) => pageOf(kind, slug) === path),
      );
  const { menuLabel, label, title } = fileIn(entries, lang)?.data ?? {};
  return String(menuLabel ?? label ?? title ?? '');
}
