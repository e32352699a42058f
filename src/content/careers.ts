import { LANGS } from '#src/i18n/langs.ts';
import { langParam } from '#src/i18n/paths.ts';
import { careersIn } from './query.ts';

/**
 * The careers page in each language; none where nobody has written it (rule careers.page).
 *
 * @example (await careersPaths())[0]?.props.page.title
 */
export async function careersPaths() {
  const pages = LANGS.map(async (lang) => {
    const page = await careersIn(lang);
    return page === undefined ? [] : [{ params: langParam(lang), props: { lang, page } }];
  });
  return (await Promise.all(pages)).flat();
}
