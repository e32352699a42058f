import { cliff } from './figures/cliff.ts';
import { cloudCost } from './figures/cloud-cost.ts';
import { fulltext } from './figures/fulltext.ts';
import { idempotent } from './figures/idempotent.ts';
import { islands } from './figures/islands.ts';
import { outbox } from './figures/outbox.ts';
import { readingJava } from './figures/reading-java.ts';
import { springBoot } from './figures/spring-boot.ts';
import { testing } from './figures/testing.ts';
import type { Figure } from './sheet.ts';

/** The pictures of the articles. */
export const FIGURES: readonly Figure[] = [
  cliff,
  cloudCost,
  fulltext,
  idempotent,
  islands,
  outbox,
  readingJava,
  springBoot,
  testing,
];
