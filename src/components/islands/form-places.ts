import { splitEnglish } from '#src/domain/contact/form.ts';
import { interpolate } from '#src/i18n/interpolate.ts';

/**
 * The marked places of the contact form. The function fills the same places of the same page for visitors without JavaScript
 * (server/contact/fill-page.ts), so the form exists once, as HTML.
 */

/**
 * Write the errors into their places. The message of the whole form is above the links to the wrong fields. Without a wrong field, it is
 * above the button, between the sentences that nothing was sent and that nothing is lost.
 */
export function showErrors(
  form: HTMLFormElement,
  message: string,
  fields: Readonly<Record<string, string>>,
  colon: string,
): void {
  clearErrors(form);
  if (Object.keys(fields).length === 0) {
    showSentence(form.querySelector('[data-form-failure]'), message);
    for (const place of form.querySelectorAll<HTMLElement>('[data-not-sent]')) place.hidden = false;
    return;
  }
  const items: HTMLLIElement[] = [];
  for (const [name, sentence] of Object.entries(fields)) {
    const control = controlOf(form, name);
    control?.setAttribute('aria-invalid', 'true');
    showSentence(form.querySelector(`[data-error-for="${CSS.escape(name)}"]`), sentence);
    items.push(summaryRow(control, sentence, colon));
  }
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  if (!summary) return;
  const [head, list] = [document.createElement('b'), document.createElement('ul')];
  head.textContent = message;
  list.append(...items);
  summary.replaceChildren(head, list);
  summary.hidden = false;
}

/** Moves the focus to the error summary, if there is one. */
export function focusSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]:not([hidden])');
  if (!summary) return;
  summary.tabIndex = -1;
  summary.focus({ preventScroll: true });
  // In the middle, where neither the header nor a toast covers it.
  summary.scrollIntoView({ block: 'center' });
}

/** Removes all errors. */
export function clearErrors(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-form-failure],[data-error-summary],[data-error-for]')) {
    place.hidden = true;
    place.replaceChildren();
  }
  for (const place of form.querySelectorAll<HTMLElement>('[data-not-sent]')) place.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

/** Removes the error of a field that the visitor corrects. */
export function clearError(form: HTMLFormElement, control: Element): void {
  const name = control.getAttribute('name');
  if (name === null || !control.hasAttribute('aria-invalid')) return;
  control.removeAttribute('aria-invalid');
  const place = form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(name)}"]`);
  if (place) place.hidden = true;
}

/** What a field says about its limit; `room` has `{{count}}` and `{{max}}`, `full` has `{{max}}`. */
export interface LimitTexts {
  readonly room: string;
  readonly full: string;
}

/** Say how many more characters a field takes, once nine tenths of its limit are used: the browser cuts off the rest without a word. */
export function showRoom(
  form: HTMLFormElement,
  field: HTMLTextAreaElement,
  { room, full }: LimitTexts,
  lang: string,
): void {
  const { id, maxLength, textLength } = field;
  const place = form.querySelector(`output[for="${id}"]`);
  if (place === null) return;
  const figure = (number: number) => number.toLocaleString(lang);
  const values = { count: figure(maxLength - textLength), max: figure(maxLength) };
  place.textContent = textLength < maxLength * 0.9 ? '' : interpolate(textLength < maxLength ? room : full, values);
}

/** Disable the send button during the request. It uses `aria-disabled`, because the `disabled` attribute would remove the focus. */
export function showSending(form: HTMLFormElement, isSending: boolean, label: string): void {
  const button = form.querySelector<HTMLElement>('[data-send]');
  if (isSending) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
  const text = button?.querySelector('[data-send-label]');
  if (text) text.textContent = label;
}

/** The head of the page after success, as on the success page. */
export interface ReceivedTexts {
  readonly title: string;
  readonly lead: string;
}

/** Shows the success head, and marks every step as done and the last one as the current, also for screen readers. */
export function showReceived({ title, lead }: ReceivedTexts): void {
  for (const place of document.querySelectorAll('main h1, .breadcrumb [aria-current]')) place.textContent = title;
  for (const place of document.querySelectorAll('.page-head .base__lead')) place.textContent = lead;
  const done = document.querySelector('[data-steps] .base__visually-hidden');
  for (const step of document.querySelectorAll('[data-steps] > li')) {
    step.classList.add('steps__done');
    step.removeAttribute('aria-current');
    if (step.nextElementSibling === null) step.setAttribute('aria-current', 'step');
    else if (done && !step.contains(done)) step.append(done.cloneNode(true));
  }
}

function showSentence(place: Element | null, sentence: string): void {
  if (!(place instanceof HTMLElement)) return;
  const [english, rest] = splitEnglish(sentence);
  const words = document.createElement('span');
  words.lang = 'en';
  words.textContent = english;
  place.replaceChildren(...(english ? [words] : []), rest);
  place.hidden = false;
}

function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}

function summaryRow(control: HTMLElement | undefined, sentence: string, colon: string): HTMLLIElement {
  const row = document.createElement('li');
  const label = control?.getAttribute('data-label');
  const text = label ? `${label}${colon}${sentence}` : sentence;
  if (control?.id) {
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.textContent = text;
    row.append(link);
  } else row.textContent = text;
  return row;
}
