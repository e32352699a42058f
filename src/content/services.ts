import type { Lang } from '#src/i18n/langs.ts';
import type { ServiceData } from '#src/schemas/content/service.ts';
import { pageOf } from './kinds.ts';
import { inLang, inOrder } from './publishing.ts';
import { type EntryPlace, entriesOf, once, withFacts } from './query.ts';

interface ServiceEntry extends ServiceData, EntryPlace {
  readonly label: string;
  readonly path: string;
  readonly isFlagship: boolean;
}

/** All services in their order, in the default language, with its words, if there is no translation. */
export function listServices(lang: Lang): Promise<ServiceEntry[]> {
  return once(`services in ${lang}`, async () => {
    const services = await Promise.all(
      inOrder(inLang(await entriesOf('services'), lang), 'order').map((service) => withFacts(service, service.lang)),
    );
    const flagship = services.find(({ status }) => status === 'active');
    return services.map((service) => ({
      ...service,
      label: service.label ?? service.title,
      path: pageOf('services', service.slug),
      isFlagship: service === flagship,
    }));
  });
}
