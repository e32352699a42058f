import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { digestWeek } from '#src/domain/contact/quarantine-digest.ts';
import { bracketed } from '#src/i18n/bracketed.ts';
import { colonIn } from '#src/i18n/colon.ts';
import { DEFAULT_LANG, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { alertWords, staffWords } from '#src/server/texts.ts';
import { type FakeResend, startFakeResend } from '#tests/contact/fake-resend.ts';
import { MAIL_ENV } from '#tests/contact/processes.ts';
import { FIVE } from '#tests/contact/stage.ts';
import { recordOf } from '#tests/support/content.ts';
import { topicKey } from '#tests/support/entries.ts';
import { type BlobStore, blobsContext, startBlobStore } from '#tools/local-server/blob-store.ts';
import { ask, bundleOf, runScheduled, SITE, settled } from './platform.ts';

/** A whole inquiry through the packed functions: the real store's server, the real SDK, a stand-in for the mail service. */

const HEALTH_KEY = 'a key of health';
const WITH_KEY = { headers: { Authorization: `Bearer ${HEALTH_KEY}` } };
const PRODUCTION = { deploy: 'production' } as const;
const SECRET = `whsec_${Buffer.from('a secret of the mail service').toString('base64')}`;

/** Read here, because a call changes the working directory. */
const topic = topicKey('careers');
const facts = recordOf('company/facts');

let folder: string;
let store: BlobStore;
let resend: FakeResend;
let lines: string[];

beforeAll(async () => {
  resend = await startFakeResend();
});
afterAll(async () => {
  vi.useRealTimers();
  await resend.close();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  later();
  folder = mkdtempSync(path.join(tmpdir(), 'bundles-store-'));
  store = await startBlobStore(folder);
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobsContext(store.client));
  for (const [name, value] of Object.entries(MAIL_ENV)) vi.stubEnv(name, value);
  vi.stubEnv('RESEND_BASE_URL', resend.url);
  vi.stubEnv('RESEND_WEBHOOK_SECRET', SECRET);
  vi.stubEnv('HEALTH_KEY', HEALTH_KEY);
  resend.mode = 'ok';
  resend.mails.length = 0;
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await store.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

const mailsTo = (whom: 'staff' | 'visitor') =>
  resend.mails.filter(({ key }) => key.startsWith(whom === 'staff' ? 'contact/' : 'contact-confirmation/'));

let posts = 0;
function inquiry(lang: Lang, change: Readonly<Record<string, string>> = {}): Record<string, string> {
  posts += 1;
  const email = `taro${posts}@mihon.example.jp`;
  return { ...FIVE, email, key: `packed-${String(posts).padStart(20, '0')}`, lang, ...change };
}

function byScript(fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: SITE };
  return ask('/api/contact', { method: 'POST', body: JSON.stringify(fields), headers }, PRODUCTION);
}

/** As a browser sends the form when its script did not run. */
function byForm(fields: Readonly<Record<string, string>>): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE };
  return ask('/api/contact', { method: 'POST', body: new URLSearchParams(fields).toString(), headers }, PRODUCTION);
}

/** After what an answer of health is good for. */
function later(): void {
  vi.setSystemTime(Date.now() + 16_000);
}

async function health(): Promise<{ status: number; alarms: string[] }> {
  const response = await ask('/api/health', {}, PRODUCTION);
  return { status: response.status, alarms: (await response.json()).alarms };
}

/** The name of the field that only programs fill. */
function unseenField(): string {
  const page = readFileSync(path.join(bundleOf('contact').folder, 'data/contact/form.html'), 'utf8');
  const names = [...page.matchAll(/<input(?=[^>]*\stabindex="-1")[^>]*\sname="([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

describe.each(LANGS)('in %s', (lang) => {
  test('by script: confirmed in the words of the company, and mailed, once', async () => {
    const fields = inquiry(lang);
    const response = await byScript(fields);
    expect(response.status).toBe(200);
    const { reference, message } = await response.json();
    const said = JSON.parse(readFileSync(path.join(bundleOf('contact').folder, 'data/signatures.json'), 'utf8'));
    expect(message).toBe(said[lang].reply.received);
    await settled();
    expect((await byScript(fields)).status).toBe(200);
    await settled();
    expect(mailsTo('staff')).toHaveLength(1);
    expect(JSON.stringify(resend.mails[0]?.body)).toContain(reference);
  });

  test('by the form: sent on to the page of thanks, and mailed', async () => {
    const response = await byForm(inquiry(lang, { consent: 'on' }));
    const address = response.headers.get('Location') ?? '';
    const reference = /^\/api\/contact\/([0-9A-F]{8})\?lang=/.exec(address)?.[1] ?? 'none';
    expect(response.status).toBe(303);
    const html = await (await ask(address, {}, PRODUCTION)).text();
    expect(html).toMatch(new RegExp(`data-received[^>]*>\\s*<p[^>]*>[^<]+<b data-reference[^>]*>${reference}</b>`));
    expect(html).not.toMatch(/data-received[^>]* hidden/);
    expect(html).toContain(`<html lang="${LANG_INFO[lang].tag}"`);
    await settled();
    expect(mailsTo('staff')).toHaveLength(1);
  });

  test('an application names its position, to staff in the default language, and the consent to the transfer abroad', async ({
    skip,
  }) => {
    const [titles, said] = ['positions', 'signatures'].map((name) =>
      JSON.parse(readFileSync(path.join(path.dirname(bundleOf('contact').module), `data/${name}.json`), 'utf8')),
    );
    const job = Object.keys(titles[DEFAULT_LANG])[0];
    if (job === undefined) return skip('no positions');
    const consents = { consent: 'on', consentAbroad: 'on', consentVersion: `${lang}-1234abcd` };
    await byForm(inquiry(lang, { ...consents, job, ...(topic && { topic }) }));
    await settled();
    const [toStaff, toVisitor] = [mailsTo('staff')[0], mailsTo('visitor')[0]].map((mail) => String(mail?.body['text']));
    expect(toStaff).toContain(titles[DEFAULT_LANG][job] + bracketed(job, DEFAULT_LANG));
    expect(toStaff).toMatch(
      new RegExp(`^${staffWords().consentAbroad}${colonIn(DEFAULT_LANG)}.+${lang}-1234abcd`, 'm'),
    );
    expect(toVisitor).toContain(titles[lang][job]);
    expect(toVisitor).toContain(said[lang].reply.mail.nextCareers?.at(-1) ?? said[lang].reply.mail.next.at(-1));
  });

  test('the visitor gets a confirmation, signed by the company, and staff the mail', async () => {
    const fields = inquiry(lang);
    const { reference } = await (await byScript(fields)).json();
    await settled();
    expect(mailsTo('staff')).toHaveLength(1);
    expect(mailsTo('visitor').map(({ body }) => body)).toMatchObject([
      {
        to: fields['email'],
        reply_to: MAIL_ENV.CONTACT_TO,
        subject: expect.stringContaining(reference),
        text: expect.stringContaining(facts.identity.site),
      },
    ]);
  });

  test('by the form with an error: the page again, filled, with what is wrong at its place', async () => {
    const response = await byForm(inquiry(lang, { email: 'no address', message: 'kept <b>text</b>' }));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(html).toContain('kept &lt;b&gt;text&lt;/b&gt;</textarea>');
    expect(html).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"/);
    expect(html).toContain(`lang="${LANG_INFO[lang].tag}"`);
  });

  test('by the form while nothing works: a page that keeps the text', async () => {
    await store.stop();
    resend.mode = '500-json';
    const response = await byForm(inquiry(lang, { consent: 'on', message: 'kept for later' }));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.text()).toContain('kept for later</textarea>');
    expect(lines.filter((line) => line.includes('page-missing'))).toEqual([]);
  });
});

test('what fills the field of the form that people do not see is kept, and not mailed', async () => {
  const filled = inquiry('ja', { consent: 'on', [unseenField()]: 'https://spam.example' });
  expect((await byForm(filled)).status).toBe(303);
  await settled();
  expect(resend.mails).toEqual([]);
  const { counts } = await (await ask('/api/health', WITH_KEY, PRODUCTION)).json();
  expect(counts).toMatchObject({ quarantined: 1, pending: 0 });
});

describe('afterwards', () => {
  test('the sweep mails what could not be mailed at once', async () => {
    resend.mode = '500-json';
    expect((await byScript(inquiry('ja'))).status).toBe(200);
    await settled();
    resend.mode = 'ok';
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect((await runScheduled('contact-sweep', PRODUCTION)).status).toBe(204);
    expect(mailsTo('staff')).toHaveLength(1);
  });

  test('health is red until it was swept, and while a mail that came back waits for somebody', async () => {
    expect(await health()).toEqual({ status: 503, alarms: ['sweep-missing'] });
    await runScheduled('contact-sweep', PRODUCTION);
    later();
    expect(await health()).toEqual({ status: 200, alarms: [] });

    await byScript(inquiry('en'));
    await settled();
    const tags = (resend.mails[0]?.body['tags'] ?? []) as { name: string; value: string }[];
    const ref = tags.find(({ name }) => name === 'ref')?.value;
    expect((await reported({ type: 'email.bounced', data: { tags: { ref } } })).status).toBe(200);
    later();
    expect(await health()).toEqual({ status: 503, alarms: ['dead-letters'] });
    await runScheduled('contact-sweep', PRODUCTION);
    expect(resend.mails.filter(({ key }) => key.startsWith('contact-alert/')).map(({ body }) => body)).toMatchObject([
      { to: MAIL_ENV.CONTACT_TO, text: expect.stringContaining(alertWords().reasons.bounced) },
    ]);
  });

  test('the sweep deletes a delivered inquiry after the days that are set', async () => {
    vi.stubEnv('CONTACT_KEEP_DAYS', '2');
    await byScript(inquiry('ja'));
    await settled();
    const purged = async () => {
      vi.setSystemTime(Date.now() + 25 * 3_600_000);
      await runScheduled('contact-sweep', PRODUCTION);
      return JSON.parse(lines.findLast((line) => line.includes('"event":"sweep"')) ?? '{}').purged;
    };
    expect(await purged()).toBe(0);
    expect(await purged()).toBeGreaterThan(0);
  });

  test('once a week the sweep mails staff which inquiries were set aside', async () => {
    const { reference } = await (await byScript(inquiry('ja', { [unseenField()]: 'https://spam.example' }))).json();
    while (digestWeek(Date.now()) === undefined) vi.setSystemTime(Date.now() + 3_600_000);
    await runScheduled('contact-sweep', PRODUCTION);
    await runScheduled('contact-sweep', PRODUCTION);
    expect(resend.mails.map(({ key, body }) => [key.split('/')[0], body['to']])).toEqual([
      ['contact-quarantine', MAIL_ENV.CONTACT_TO],
    ]);
    expect(String(resend.mails[0]?.body['text'])).toContain(reference);
  });

  test('health reads the store a few times, for any number of records, and not again for some seconds', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    later();
    await health();
    // Seven lists, the last sweep, the last call of the build hook.
    expect(calls).toHaveBeenCalledTimes(9);
    await Promise.all([health(), health()]);
    expect(calls).toHaveBeenCalledTimes(9);
    later();
    const response = await ask('/api/health?nocache=1', {}, PRODUCTION);
    expect(calls).toHaveBeenCalledTimes(18);
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=15');
    expect(response.headers.get('Netlify-Vary')).toBe('query=lang,header=Authorization');
  });

  test('due days are read from what the build left', async () => {
    const { due } = JSON.parse(readFileSync(path.join(bundleOf('publish-due').folder, 'data/scheduled.json'), 'utf8'));
    expect((await runScheduled('publish-due', PRODUCTION)).status).toBe(204);
    expect(lines.at(-1)).not.toContain('no-schedule');
    const response = await ask('/api/health', WITH_KEY, PRODUCTION);
    expect([...due, undefined]).toContain((await response.json()).publishing.next);
  });
});

/** A report of the mail service, signed. */
function reported(event: unknown): Promise<Response> {
  const [id, raw, timestamp] = ['msg_1', JSON.stringify(event), String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest('base64');
  const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
  return ask('/api/resend-webhook', { method: 'POST', body: raw, headers }, PRODUCTION);
}
