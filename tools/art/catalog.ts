import { caseDocument } from './drawings/case-document.ts';
import { caseEvent } from './drawings/case-event.ts';
import { caseMultitenant } from './drawings/case-multitenant.ts';
import { caseRealtime } from './drawings/case-realtime.ts';
import { caseReport } from './drawings/case-report.ts';
import { caseWeb } from './drawings/case-web.ts';
import { certificateDispatch, certificateInnovation, certificatePrivacy } from './drawings/certificates.ts';
import { consent } from './drawings/consent.ts';
import { faq } from './drawings/faq.ts';
import { heroArchitecture } from './drawings/hero-architecture.ts';
import { heroChallenge } from './drawings/hero-challenge.ts';
import { heroExcitement } from './drawings/hero-excitement.ts';
import { location } from './drawings/location.ts';
import { mapAsia } from './drawings/map-asia.ts';
import { notFound } from './drawings/not-found.ts';
import { portraitCto, portraitRepresentative } from './drawings/portraits.ts';
import { preparationAi } from './drawings/preparation-ai.ts';
import { preparationCloud } from './drawings/preparation-cloud.ts';
import { preparationMobile } from './drawings/preparation-mobile.ts';
import { privacy } from './drawings/privacy.ts';
import { recruit } from './drawings/recruit.ts';
import { resources } from './drawings/resources.ts';
import { serverError } from './drawings/server-error.ts';
import { servicesOverview } from './drawings/services-overview.ts';
import { skills } from './drawings/skills.ts';
import { success } from './drawings/success.ts';
import { svcArchitect } from './drawings/svc-architect.ts';
import { svcChina } from './drawings/svc-china.ts';
import { svcContract } from './drawings/svc-contract.ts';
import { svcOffshore } from './drawings/svc-offshore.ts';
import { svcResident } from './drawings/svc-resident.ts';
import type { Drawing } from './sheet.ts';

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [
  caseEvent,
  caseDocument,
  caseWeb,
  caseReport,
  caseMultitenant,
  caseRealtime,
  certificateInnovation,
  certificateDispatch,
  certificatePrivacy,
  consent,
  faq,
  heroArchitecture,
  heroChallenge,
  heroExcitement,
  location,
  mapAsia,
  notFound,
  portraitRepresentative,
  portraitCto,
  preparationAi,
  preparationCloud,
  preparationMobile,
  privacy,
  recruit,
  resources,
  serverError,
  servicesOverview,
  skills,
  success,
  svcArchitect,
  svcChina,
  svcContract,
  svcOffshore,
  svcResident,
];
