import type { Lang } from '#src/i18n/langs.ts';
import type { Alternate } from '#src/i18n/paths.ts';

/** A page that stands for itself: not an alias, not an entry shown in another language, not kept out of search engines. */
export interface RegisteredPage {
  /** Its address, language included. */
  readonly address: string;
  /** The path without language. */
  readonly path: string;
  readonly lang: Lang;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly alternates: readonly Alternate[];
  /** Sheet number and scale of the title block, for the share image. */
  readonly sheet: string;
  readonly scale: string;
  /** Day of the last change to what the page shows, `YYYY-MM-DD`, where its content says so. */
  readonly updated: string | undefined;
  /** False leaves it out of sitemap and site search (a closed position). */
  readonly listed: boolean;
}

const KEY = Symbol.for('seo.pageRegister');
const shared = globalThis as { [KEY]?: Map<string, RegisteredPage> };

/** Pages and build steps are bundled apart, so the register hangs on the process that runs both. */
const register = shared[KEY] ?? new Map<string, RegisteredPage>();
shared[KEY] = register;

/**
 * Note a page while it is rendered; the sitemap, the share images and the search index are made of what was noted.
 *
 * @example registerPage({ address: '/en/news', path: '/news', lang: 'en', title: 'News', … })
 */
export function registerPage(page: RegisteredPage): void {
  register.set(page.address, page);
}

/**
 * Every page rendered so far, in the order of the addresses, so that no file depends on the order of rendering.
 *
 * @example registeredPages().filter(({ listed }) => listed).length
 */
export function registeredPages(): RegisteredPage[] {
  return [...register.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}
