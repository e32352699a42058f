import type { RoutePath } from './routes.ts';

/** The five business areas in their order, the flagship first (rule services.areas). Names: `common.footer.links`, by the same keys. */
export const BUSINESS_AREAS = [
  { key: 'architect', path: '/services/architect', art: 'svc-architect' },
  { key: 'resident', path: '/services/resident-development', art: 'svc-resident' },
  { key: 'contract', path: '/services/contract-development', art: 'svc-contract' },
  { key: 'offshore', path: '/services/offshore-development', art: 'svc-offshore' },
  { key: 'china', path: '/services/china-market', art: 'svc-china' },
] as const satisfies readonly { key: string; path: RoutePath; art: string }[];

export type BusinessArea = (typeof BUSINESS_AREAS)[number]['key'];

/** Services in preparation: they stand beside the five areas and are never counted among them (rule services.areas). */
export const PREPARED_SERVICES = [
  { key: 'cloud', path: '/services/cloud' },
  { key: 'mobile', path: '/services/mobile' },
  { key: 'ai', path: '/services/ai' },
] as const satisfies readonly { key: string; path: RoutePath }[];
