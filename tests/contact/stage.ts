import { confirmationMail, type Signature } from '#src/domain/contact/confirmation.ts';
import { alertMail } from '#src/domain/contact/email.ts';
import { KEEP_UNDELIVERED_DAYS } from '#src/domain/contact/outbox.ts';
import { digestMail } from '#src/domain/contact/quarantine-digest.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Topic } from '#src/schemas/content/contact.ts';
import { addressHashes } from '#src/server/contact/address-hashes.ts';
import type { Confirm } from '#src/server/contact/confirmation.ts';
import { type ContactPorts, handleContact } from '#src/server/contact/handler.ts';
import { healthOf } from '#src/server/contact/health.ts';
import type { Ports } from '#src/server/contact/ports.ts';
import { SWEEP_DEFAULTS, sweep } from '#src/server/contact/sweep.ts';
import { alertWords, confirmationWords, digestWords } from '#src/server/texts.ts';
import { seeded } from './random.ts';

/** The handler and the sweeper on a stage: requests in, answers out, with ports of the test's choice. */

export const SITE = 'https://company.example';

/** The five specified fields. */
export const FIVE = {
  name: '山田 太郎',
  company: '見本製作所',
  email: 'taro@mihon.example.jp',
  phone: '',
  message: '基幹システムの再構築について相談したい。',
} as const;

export const SIGNATURE: Signature = {
  name: 'Example Inc.',
  address: ['1-2-3 Example', 'Tokyo'],
  phone: '+81-3-0000-0000',
  phoneHours: 'weekdays 9:00–18:00',
  email: 'contact@example.com',
  site: 'https://example.com',
  reply: {
    received: 'You hear from us within 2 business days.',
    mail: {
      next: ['We read it.', 'We answer within 2 business days.'],
      nextCareers: ['We read it.', 'You upload your documents.'],
      late: 'If nothing comes, call us.',
    },
  },
};

/** Makes the confirmation as the function does, under a key of the stage's. */
const confirm: Confirm = async (record, address) => ({
  mail: confirmationMail(address, record, confirmationWords(record.origin.lang), SIGNATURE),
  marks: await addressHashes(address, record.acceptedAt, 'a key'),
});

/** The positions of the stage's company; each is called by the same name in all languages. */
export const POSITIONS: Readonly<Record<string, string>> = { 'system-engineer': 'システムエンジニア' };

/** The topics of the stage's company. */
export const TOPICS: readonly Topic[] = [
  { key: 'site-survey', label: '現地調査' },
  { key: 'jobs', label: '採用', role: 'careers' },
];

export interface PostOptions {
  readonly lang?: Lang;
  readonly headers?: Readonly<Record<string, string>>;
  /** As a form without JavaScript sends it. */
  readonly asForm?: boolean;
}

/** A request to /api/contact. */
export function postOf(
  fields: Readonly<Record<string, unknown>>,
  { lang, headers = {}, asForm = false }: PostOptions = {},
): Request {
  const all = { ...fields, ...(lang !== undefined && { lang }) };
  const body = asForm ? new URLSearchParams(all as Record<string, string>).toString() : JSON.stringify(all);
  const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Request(`${SITE}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, Origin: SITE, ...headers },
  });
}

export interface Stage {
  /** May be replaced between requests. */
  ports: ContactPorts;
  readonly lines: string[];
  /** Answer a request; what runs after the answer is waited for. */
  ask(request: Request): Promise<Response>;
  sweep(): Promise<void>;
  health(): ReturnType<typeof healthOf>;
}

/**
 * Set the stage.
 *
 * @param ports the outside world; logged lines are collected in `lines`
 */
export function setStage(ports: Omit<Ports, 'log'>, pages?: ContactPorts['fillPage']): Stage {
  const lines: string[] = [];
  const jobs: Promise<void>[] = [];
  const all: ContactPorts = {
    ...ports,
    log: (event, details) => lines.push(JSON.stringify({ event, ...details })),
    later: (work) => jobs.push(work()),
    fillPage: pages ?? (async () => undefined),
    confirm,
    findReply: async () => SIGNATURE.reply,
    namePosition: async (slug = '') => POSITIONS[slug],
    findTopic: async (key) => TOPICS.find((topic) => topic.key === key),
    isPreview: false,
  };
  const stage: Stage = {
    ports: all,
    lines,
    async ask(request) {
      const response = await handleContact(request, stage.ports);
      await Promise.all(jobs.splice(0));
      return response;
    },
    async sweep() {
      await sweep(stage.ports, {
        ...SWEEP_DEFAULTS,
        keepDays: 7,
        rand: seeded(1),
        sleep: async () => undefined,
        alertOf: (dead) => alertMail(dead, alertWords()),
        digestOf: (held) => digestMail(held, KEEP_UNDELIVERED_DAYS, digestWords()),
      });
    },
    health: () => healthOf(stage.ports, 'resend'),
  };
  return stage;
}
