import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { langParam } from '#src/i18n/paths.ts';
import { once, optionalDataOf } from './collections.ts';
import type { DataOf } from './kinds.ts';
import { SECTION_PAGES, type SectionPath } from './page-needs.ts';
import { withFacts } from './query.ts';
import { hasPage } from './shown-pages.ts';

type PageAt<P extends SectionPath> = DataOf<(typeof SECTION_PAGES)[P]>;

/** A page made of sections, with facts printed; undefined if the site does not have it. */
export function sectionPage<P extends SectionPath>(path: P, lang: Lang): Promise<PageAt<P> | undefined> {
  // Every page needs it, for its menus.
  return once(`sections of ${path} in ${lang}`, async () => {
    const page = (await hasPage(path)) ? await optionalDataOf(SECTION_PAGES[path], lang) : undefined;
    return page && withFacts(page, lang);
  });
}

/** Astro's `getStaticPaths` for a page made of sections: a page in every language, or none. */
export async function sectionPaths<P extends SectionPath>(
  path: P,
): Promise<{ params: { lang: string | undefined }; props: { lang: Lang; page: PageAt<P> } }[]> {
  const pages = LANGS.map(async (lang) => {
    const page = await sectionPage(path, lang);
    return page === undefined ? [] : [{ params: langParam(lang), props: { lang, page } }];
  });
  return (await Promise.all(pages)).flat();
}

/** The breadcrumb step to a page made of sections; none if the site does not have that page. */
export async function stepTo(path: SectionPath, lang: Lang): Promise<{ path: string; title: string; lang: Lang }[]> {
  const page = await sectionPage(path, lang);
  return page === undefined ? [] : [{ path, title: page.title, lang }];
}
