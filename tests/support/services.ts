import { pageOf } from '#src/content/kinds.ts';
import { isActive } from '#src/domain/services.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';

/** A service as menus name it, and the address of its page. */
export interface NamedService {
  readonly label: string;
  readonly address: string;
}

/**
 * The active services in their order, as a language names them.
 *
 * @example namedServices('en').at(-1)?.address // => '/en/services/consulting', undefined where there is no service
 */
export function namedServices(lang: Lang = DEFAULT_LANG): NamedService[] {
  return shown('services', lang)
    .filter(isActive)
    .map(({ label, title, slug }) => ({
      label: label ?? title,
      address: localizePath(pageOf('services', slug), lang),
    }));
}
