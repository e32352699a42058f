import { expect } from '@playwright/test';
import { localizePath } from '#src/i18n/paths.ts';
import { questions, shown } from '#tests/support/entries.ts';
import { FULL, langAt } from '#tests/support/matrix.ts';
import type { Tab } from './driver/tab.ts';
import { FIREFOX, test } from './engine.ts';
import { agree } from './inquiry.ts';
import { addressOf, alive, press, valueIn } from './look.ts';
import { soon } from './soon.ts';

/**
 * The events of an input method, as the page sees them (UI Events, "Composition Events"): the composed text is in the field before it is
 * committed. The drivers cannot use an input method of the system, so this test sends the events in the order of each engine. WebKit sends
 * the last `input` before the end of the composition, and the Enter key after it.
 */
function compose(selector: string, steps: readonly string[], isEarly: boolean): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`no ${selector}`);
  field.focus();
  const before = field.value;
  const input = (isComposing: boolean, data: string) =>
    field.dispatchEvent(
      new InputEvent('input', { bubbles: true, isComposing, data, inputType: 'insertCompositionText' }),
    );
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  for (const text of steps) {
    field.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, key: 'Process', keyCode: 229, isComposing: true }),
    );
    field.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: text }));
    // As typing does, past what React remembers of the field.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, before + text);
    input(true, text);
  }
  const last = steps.at(-1) ?? '';
  if (isEarly) input(true, last);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: last }));
  if (!isEarly) input(false, last);
}

const rest = (tab: Tab) => tab.run(() => new Promise((resolve) => setTimeout(resolve, 500)));

/** As input methods for Japanese and Chinese compose a word. */
const JAPANESE = ['せ', 'せっ', 'せっけい', '設計'];
const CHINESE = ['j', 'jia', "jia'gou", '架构'];

for (const { address, field, steps, isSample } of [
  { address: '/tech-articles', field: '#q', steps: JAPANESE, isSample: true },
  { address: localizePath('/tech-articles', langAt(2)), field: '#q', steps: CHINESE, isSample: false },
  { address: '/search', field: 'main input[name=q]', steps: JAPANESE, isSample: false },
  { address: localizePath('/search', langAt(2)), field: 'main input[name=q]', steps: CHINESE, isSample: true },
])
  test(
    `${address}: what an input method composes to ${steps.at(-1)} is looked for when it is meant`,
    isSample ? FIREFOX : FULL,
    async ({ tab, engineName }) => {
      test.skip(address.endsWith('/tech-articles') && shown('tech-articles').length === 0, 'no articles');
      await tab.goto(address);
      await alive(tab);
      // Whatever the address is replaced by while it composes.
      await tab.run(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const { replaceState } = history;
        history.replaceState = (...given) => {
          seen.push(String(given[2]));
          Reflect.apply(replaceState, history, given);
        };
      });
      await tab.run(compose, field, steps, engineName === 'webkit');
      const meant = `?q=${encodeURIComponent(steps.at(-1) ?? '')}`;
      await soon(() => addressOf(tab)).toBe(address + meant);
      const seen = await tab.run(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.filter((one) => !one.endsWith(meant))).toEqual([]);
    },
  );

test('questions are filtered by what is composed, and the page keeps it', FIREFOX, async ({ tab, engineName }) => {
  test.skip(questions(langAt(0)).length === 0, 'no questions');
  await tab.goto('/faq');
  await alive(tab);
  await tab.run(compose, '.faq-accordion__find input', ['ざ', 'ざんぎょう', '残業'], engineName === 'webkit');
  await rest(tab);
  expect(await valueIn(tab, '.faq-accordion__find input')).toBe('残業');
});

test('the form keeps what is composed in every field, also over a reload', FIREFOX, async ({ tab, engineName }) => {
  await agree(tab);
  await press(tab, '#name');
  await alive(tab);
  const composed = { '#name': '山田', '#message': '相談' };
  for (const [field, text] of Object.entries(composed))
    await tab.run(compose, field, ['か', 'かん', text], engineName === 'webkit');
  await tab.reload();
  for (const [field, text] of Object.entries(composed)) await soon(() => valueIn(tab, field)).toBe(text);
  // Full-width letters of an input method become an address.
  await tab.run(compose, '#email', ['ｔ', 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ'], engineName === 'webkit');
  await tab.run(() => document.querySelector('#email')?.dispatchEvent(new Event('change', { bubbles: true })));
  expect(await valueIn(tab, '#email')).toBe('taro@example.com');
});
