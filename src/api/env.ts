import { isConfirming, keepDays } from '#src/contact/settings.ts';

/** Everything the functions read from the environment; `.env.example` says what the absence of each does. */

export interface Env {
  readonly resendApiKey: string | undefined;
  readonly to: string | undefined;
  readonly from: string | undefined;
  /** The company's own mail server, used where there is no `resendApiKey`: `smtps://user:password@host:465`; what is no such address is none. */
  readonly smtpUrl: string | undefined;
  readonly isConfirming: boolean;
  /** Under which addresses are hashed for keys of the store. */
  readonly hashKey: string;
  /** The setting that it is the value of; absent where there is none. */
  readonly hashKeyName: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Required for the counts of /api/health; without it nobody gets them. */
  readonly healthKey: string | undefined;
  readonly keepDays: number;
  /** The build hook that publishes scheduled content when it becomes due. */
  readonly buildHookUrl: string | undefined;
}

/** Read the environment. Nothing in it can make this fail; what is missing shows in {@link mailMode} and in the health answer. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const setting = (name: string) => source[name]?.trim() || undefined;
  const resendApiKey = setting('RESEND_API_KEY');
  const smtpUrl = setting('SMTP_URL');
  // Who may send in our name may know it, nobody else: the account's secret serves where no key of its own is set.
  const hashKeys = { CONTACT_HASH_KEY: setting('CONTACT_HASH_KEY'), RESEND_API_KEY: resendApiKey, SMTP_URL: smtpUrl };
  const [hashKeyName, hashKey = 'local'] = Object.entries(hashKeys).find(([, value]) => value !== undefined) ?? [];
  return {
    resendApiKey,
    to: setting('CONTACT_TO'),
    from: setting('CONTACT_FROM'),
    smtpUrl: smtpAddress(smtpUrl),
    isConfirming: isConfirming(setting('CONTACT_CONFIRM')),
    hashKey,
    hashKeyName,
    webhookSecret: setting('RESEND_WEBHOOK_SECRET'),
    healthKey: setting('HEALTH_KEY'),
    keepDays: keepDays(setting('CONTACT_KEEP_DAYS')),
    buildHookUrl: setting('BUILD_HOOK_URL'),
  };
}

/** A host without a scheme, or a password that is not percent-encoded, would only show as mails that fail one by one. */
function smtpAddress(setting: string | undefined): string | undefined {
  const url = URL.parse(setting ?? '');
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? setting : undefined;
}

/**
 * - `resend`: mails go out.
 * - `smtp`: mails go out by the company's own server, which may double a mail (`src/contact/services.ts`).
 * - `files`: local without either: each mail is a file under `.mail/`.
 * - `preview`: a deploy that is not production: nothing is sent, whatever keys it has.
 * - `missing`: production without a service, sender or recipient: inquiries are stored and wait, health is red.
 */
export type MailMode = 'resend' | 'smtp' | 'files' | 'preview' | 'missing';

/**
 * The deploy context that a function runs in. The local emulator reports an empty one and sets `NETLIFY_LOCAL`; anything
 * else that is unknown counts as a preview, which sends nothing.
 *
 * @param reported `context.deploy.context` of the function's context
 */
export function deployContext(reported: string, source: Readonly<Record<string, string | undefined>>): string {
  if (reported !== '') return reported;
  return source['NETLIFY_LOCAL'] === 'true' ? 'dev' : 'unknown';
}

/**
 * How mail leaves, given the environment and Netlify's deploy context.
 *
 * @param context `production`, `deploy-preview`, `branch-deploy` or `dev` (the local server)
 */
export function mailMode(env: Env, context: string): MailMode {
  if (context !== 'production' && context !== 'dev') return 'preview';
  const isAddressed = env.to !== undefined && env.from !== undefined;
  if (isAddressed && env.resendApiKey !== undefined) return 'resend';
  if (isAddressed && env.smtpUrl !== undefined) return 'smtp';
  return context === 'production' ? 'missing' : 'files';
}
