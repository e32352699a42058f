import { inLang } from '#src/domain/publishing/entries.ts';
import { byOrder, isActive } from '#src/domain/services.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { ServiceData } from '#src/schemas/content/service.ts';
import { entriesOf, type LoadedFields, once } from './collections.ts';
import { pageOf } from './kinds.ts';
import { withFacts } from './query.ts';

/** A service with its facts printed, as its page, the menus, the plan and the cards show it. */
export interface ServiceEntry extends ServiceData, LoadedFields {
  readonly label: string;
  /** Its page, without language. */
  readonly path: string;
  /** Whether it is the first active one. */
  readonly isFlagship: boolean;
}

/**
 * All services in their order, the default language's where there is no translation (rule services.order).
 *
 * @example (await listServices('en'))[0]?.path // => '/services/consulting'
 */
export function listServices(lang: Lang): Promise<ServiceEntry[]> {
  return once(`services told in ${lang}`, async () => {
    const services = await withFacts(byOrder(inLang(await entriesOf('services'), lang)), lang);
    const flagship = services.find(isActive);
    return services.map((service) => ({
      ...service,
      label: service.label ?? service.title,
      path: pageOf('services', service.slug),
      isFlagship: service === flagship,
    }));
  });
}

/** The services that clients can buy today. */
export async function activeServices(lang: Lang): Promise<ServiceEntry[]> {
  return (await listServices(lang)).filter(isActive);
}
