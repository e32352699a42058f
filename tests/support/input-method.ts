import type { Locator } from '@playwright/test';

/** As input methods for Japanese and Chinese compose a word. */
export const COMPOSED = {
  japanese: ['せ', 'せっ', 'せっけい', '設計'],
  chinese: ['j', 'jia', "jia'gou", '架构'],
} as const;

/**
 * Send a field the events of an input method (UI Events, "Composition Events"): the composed text is in the field before it is committed.
 * No driver can use an input method of the system. WebKit sends the last `input` before the end of the composition.
 */
export async function compose(field: Locator, steps: readonly string[], browserName: string): Promise<void> {
  await field.focus();
  await field.evaluate(
    (element, { steps, isEarly }) => {
      const field = element as HTMLInputElement;
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
    },
    { steps, isEarly: browserName === 'webkit' },
  );
}
