import { splitEnglish } from './send-inquiry.ts';

/**
 * The marked places of the contact form. The function fills the same places of the same page for visitors without JavaScript
 * (contact/fill-page.ts), so the form exists once, as HTML.
 */

interface Errors {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Write the errors into their places. The message of the whole form is above the links to the wrong fields. Without a wrong field, it is
 * above the button, between the sentence that nothing was sent or lost and the other ways to reach the company.
 */
export function showErrors(form: HTMLFormElement, { message, fields }: Errors, colon: string): void {
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  for (const place of form.querySelectorAll('[data-form-failure],[data-error-summary],[data-error-for]')) fill(place);
  const isFailure = Object.keys(fields).length === 0;
  for (const place of form.querySelectorAll<HTMLElement>('[data-not-sent]')) place.hidden = !isFailure;
  if (isFailure) {
    const [english, rest] = splitEnglish(message);
    // The toast shows the English words.
    fill(form.querySelector('[data-form-failure]'), rest || english);
    return;
  }
  const list = document.createElement('ul');
  for (const [name, sentence] of Object.entries(fields)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    control?.setAttribute('aria-invalid', 'true');
    fill(errorPlace(form, name), sentence);
    const label = control?.dataset['label'];
    const link = elementOf('a', { textContent: label ? label + colon + sentence : sentence });
    // A hidden control has no `id`. Without an address, the element is plain text.
    if (control?.id) link.href = `#${control.id}`;
    list.appendChild(document.createElement('li')).append(link);
  }
  fill(form.querySelector('[data-error-summary]'), elementOf('b', { textContent: message }), list);
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

/** Removes the error of a field that the visitor corrects, from the summary too. */
export function clearError(control: HTMLInputElement): void {
  if (!control.form || !control.hasAttribute('aria-invalid')) return;
  control.removeAttribute('aria-invalid');
  fill(errorPlace(control.form, control.name));
  const summary = control.form.querySelector('[data-error-summary]');
  summary?.querySelector(`[href="#${control.id}"]`)?.closest('li')?.remove();
  if (!summary?.querySelector('li')) fill(summary);
}

/** Disable the send button during the request. It uses `aria-disabled`, because the `disabled` attribute would remove the focus. */
export function showSending(form: HTMLFormElement, isSending: boolean, label: string): void {
  const button = form.querySelector('[data-send]');
  if (isSending) button?.setAttribute('aria-disabled', 'true');
  else button?.removeAttribute('aria-disabled');
  button?.querySelector('[data-send-label]')?.replaceChildren(label);
}

/** Shows the receipt in place of the form, and the head and the steps of the success page. */
export function showReceipt(reference: string, title: string, lead: string): void {
  for (const place of document.querySelectorAll('main h1, .breadcrumb [aria-current]')) place.textContent = title;
  for (const place of document.querySelectorAll('.page-head .base__lead')) place.textContent = lead;
  const steps = document.querySelector<HTMLElement>('[data-steps]');
  const sent = steps?.lastElementChild;
  const inquiry = sent?.previousElementSibling;
  inquiry?.append(
    elementOf('span', { className: 'base__visually-hidden', textContent: steps?.dataset['steps'] ?? '' }),
  );
  inquiry?.removeAttribute('aria-current');
  sent?.setAttribute('aria-current', 'step');
  sent?.classList.add('steps__done');

  for (const place of document.querySelectorAll('[data-reference]')) place.replaceChildren(reference);
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format();
  for (const place of document.querySelectorAll('[data-day]')) place.replaceChildren(day);
  for (const place of document.querySelectorAll('[data-receipt],[data-received],[data-dated]'))
    place.removeAttribute('hidden');
  const head = document.querySelector<HTMLElement>('main h1');
  if (head) head.tabIndex = -1;
  head?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Fills a place and shows it; without content it is hidden. */
function fill(place: Element | null, ...content: (Node | string)[]): void {
  place?.replaceChildren(...content);
  place?.toggleAttribute('hidden', content.length === 0);
}

function errorPlace(form: HTMLFormElement, name: string): Element | null {
  return form.querySelector(`[data-error-for="${CSS.escape(name)}"]`);
}

function elementOf<N extends 'a' | 'b' | 'span'>(name: N, properties: Partial<HTMLElementTagNameMap[N]>) {
  return Object.assign(document.createElement(name), properties);
}
