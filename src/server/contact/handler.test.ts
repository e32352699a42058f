import { beforeEach, describe, expect, test } from 'vitest';
import { bracketed } from '#src/i18n/bracketed.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { apiText, apiTexts, fieldText, staffWords } from '#src/server/texts.ts';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, POSITIONS, postOf, SIGNATURE, SITE, type Stage, setStage } from '#tests/contact/stage.ts';
import type { FillPage } from './form-page.ts';

/** Which answer a visitor gets, and on which page; what is refused and why is tried by the hundred in tests/contact. */

const filled: Parameters<FillPage>[] = [];
const fillPage: FillPage = async (...asked) => {
  filled.push(asked);
  return `<p>${asked[0]}`;
};

let world: World;
let stage: Stage;
beforeEach(() => {
  filled.length = 0;
  world = new World();
  stage = setStage(spawn(world).ports, fillPage);
});
const withoutPages = () => setStage(spawn(world).ports);

const FORM = { ...FIVE, consent: 'on' };
const asForm = { lang: 'zh', asForm: true } as const;

describe('a form without JavaScript', () => {
  test('that is refused is shown again, with what was typed and a sentence at each field', async () => {
    const response = await stage.ask(postOf({ ...FIVE, email: 'no' }, asForm));
    expect([response.status, response.headers.get('Content-Language'), await response.text()]).toEqual([
      422,
      'zh',
      '<p>contact/form',
    ]);
    expect(filled).toEqual([
      [
        'contact/form',
        'zh',
        {
          values: { ...FIVE, email: 'no', lang: 'zh' },
          errors: { email: fieldText('zh', 'email', 'email'), consent: fieldText('zh', 'consent', 'consent') },
          failure: apiText('zh', 'invalid-fields'),
        },
      ],
    ]);
  });

  test('that nobody could take keeps its text on the page of errors, and says when to try again', async () => {
    Object.assign(world, { store: 'down', mail: 'error' });
    const response = await stage.ask(postOf(FORM, asForm));
    expect([response.status, response.headers.get('Retry-After'), filled[0]?.[0]]).toEqual([503, '30', '500']);
    expect(filled[0]?.[2].values).toEqual({
      ...FORM,
      lang: 'zh',
      key: expect.stringMatching(/^no-key-\d{4}-\d\d-\d\d$/),
    });
  });

  test('whose page cannot be filled is answered in words', async () => {
    const response = await withoutPages().ask(postOf({ ...FORM, email: 'no' }, asForm));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: apiText('zh', 'invalid-fields'),
      fields: { email: fieldText('zh', 'email', 'email') },
    });
  });

  test('that is from another site fills no page with what it says', async () => {
    const response = await stage.ask(postOf(FORM, { ...asForm, headers: { Origin: 'https://other.example' } }));
    expect([response.status, filled[0]?.[2].values]).toEqual([403, {}]);
  });
});

describe('the page of thanks', () => {
  const ask = (method: string) => stage.ask(new Request(`${SITE}/api/contact/1A2B3C4D?lang=en`, { method }));

  test.each([
    ['GET', '<p>contact/thanks'],
    ['HEAD', ''],
  ])('%s: %j', async (method, text) => {
    const response = await ask(method);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(filled).toEqual([['contact/thanks', 'en', { values: {}, errors: {}, reference: '1A2B3C4D' }]]);
  });

  test('takes nothing', async () => {
    const response = await ask('POST');
    expect([response.status, response.headers.get('Allow'), filled]).toEqual([405, 'GET, HEAD', []]);
  });
});

test('staff reads what a position is called, in its own language; of a slug that there is not, the slug', async () => {
  const { ports } = spawn(world);
  const mailed = async (job: string) => {
    let text = '';
    const send: typeof ports.send = (message, ...rest) => {
      if (message.kind === undefined) text = message.text;
      return ports.send(message, ...rest);
    };
    await setStage({ ...ports, send }).ask(postOf({ ...FIVE, job }, { lang: 'en' }));
    return text.split('\n')[0];
  };
  const { first } = staffWords();
  const [, before = '', after = ''] = /([^}]*)\{\{job\}\}([^{]*)/.exec(first) ?? [];
  for (const [job, title] of Object.entries(POSITIONS))
    expect(await mailed(job)).toContain(`${before}${title}${bracketed(job, DEFAULT_LANG)}${after}`);
  expect(await mailed('pilot')).toContain(`${before}pilot${after}`);
});

describe('an answer for scripts', () => {
  test.each([
    [false, 'received'],
    [true, 'preview'],
  ] as const)('on a preview (%s) says: %s', async (isPreview, code) => {
    stage.ports = { ...stage.ports, isPreview };
    const response = await stage.ask(postOf(FIVE, { lang: 'en' }));
    expect([response.status, response.headers.get('Content-Language')]).toEqual([200, 'en']);
    expect(await response.json()).toEqual({
      ok: true,
      success: true,
      message: isPreview ? apiTexts('en').preview : SIGNATURE.reply.received,
      error: null,
      code,
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
    });
  });

  test('says that the inquiry was received where the build left no words of the company', async () => {
    stage.ports = { ...stage.ports, findReply: async () => undefined };
    const response = await stage.ask(postOf(FIVE, { lang: 'en' }));
    expect((await response.json()).message).toBe(apiTexts('en').received);
  });

  test('says when to try again only where that helps', async () => {
    expect((await stage.ask(postOf({ ...FIVE, email: 'no' }))).headers.get('Retry-After')).toBeNull();
    Object.assign(world, { store: 'down', mail: 'error' });
    expect((await stage.ask(postOf(FIVE))).headers.get('Retry-After')).toBe('30');
  });

  test('needs no consent: other systems of the company have their own form', async () => {
    expect((await stage.ask(postOf(FIVE))).status).toBe(200);
  });
});

test.each([
  [new TypeError('what was typed'), 'TypeError'],
  ['what was typed', 'string'],
])('what is thrown is logged by its kind alone: %s', async (thrown, error) => {
  const { ports } = spawn(world);
  const create = () => Promise.reject(thrown);
  stage = setStage({ ...ports, store: { ...ports.store, create } }, fillPage);
  const response = await stage.ask(postOf(FIVE, { lang: 'en', headers: { 'Accept-Language': 'en' } }));
  expect([response.status, (await response.json()).message]).toEqual([500, apiText('en', 'server-error')]);
  expect(stage.lines.map((line) => JSON.parse(line))).toEqual([{ event: 'handler-error', error }]);
});
