import { caseEvent } from './drawings/case-event.ts';
import { caseMultitenant } from './drawings/case-multitenant.ts';
import { caseRealtime } from './drawings/case-realtime.ts';
import { faq } from './drawings/faq.ts';
import { heroArchitecture } from './drawings/hero-architecture.ts';
import { heroChallenge } from './drawings/hero-challenge.ts';
import { heroExcitement } from './drawings/hero-excitement.ts';
import { mapAsia } from './drawings/map-asia.ts';
import { recruit } from './drawings/recruit.ts';
import { svcArchitect } from './drawings/svc-architect.ts';
import { svcChina } from './drawings/svc-china.ts';
import { svcContract } from './drawings/svc-contract.ts';
import { svcOffshore } from './drawings/svc-offshore.ts';
import { svcResident } from './drawings/svc-resident.ts';
import type { Drawing } from './sheet.ts';

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [
  heroChallenge,
  heroArchitecture,
  heroExcitement,
  caseRealtime,
  caseMultitenant,
  caseEvent,
  svcArchitect,
  svcResident,
  svcContract,
  svcOffshore,
  svcChina,
  recruit,
  faq,
  mapAsia,
];
