import type { Lang } from '#src/i18n/langs.ts';
import { colonIn } from '#src/i18n/writing.ts';
import {
  attributeOf,
  type Element,
  elementOf,
  elementsIn,
  readHtml,
  setAttribute,
  setContent,
  writeHtml,
} from '#src/site/html-tree.ts';

export interface PageFilling {
  /** The typed values by field name, unescaped. */
  readonly values: Readonly<Record<string, string>>;
  /** Finished sentences by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  readonly failure?: string;
  readonly reference?: string;
}

const CONTROLS = ['input', 'textarea', 'select'];

/**
 * The page with its marked places filled. Scripts and styles keep their text, so that the hashes of the policy hold.
 *
 * Inside `<form data-contact-form>`: inputs, textareas and lists get what was typed. `data-error-for="name"` gets the sentence and
 * is shown; the control gets `aria-invalid`. `data-error-summary` gets the sentence about the form and a list of links; without a wrong
 * field, `data-form-failure` gets the sentence. `textarea[data-kept-message]` gets the message. Each is shown. `data-received` is shown
 * with the reference in its `data-reference`, and so is `data-receipt`, whose value and `data-lead` replace the title and the lead of the
 * page. `data-no-receipt` is hidden then.
 */
export function fillPage(html: string, { values, errors, failure, reference }: PageFilling, lang: Lang): string {
  const page = readHtml(html);
  const elements = elementsIn(page);
  const marked = (mark: string) => elements.filter((element) => attributeOf(element, mark) !== undefined);
  const controls = marked('data-contact-form')
    .flatMap(elementsIn)
    .filter(({ tagName }) => CONTROLS.includes(tagName));
  for (const control of controls) {
    const name = attributeOf(control, 'name') ?? '';
    if (name in errors) setAttribute(control, 'aria-invalid', 'true');
    if (values[name] !== undefined) enter(control, values[name]);
  }
  for (const place of marked('data-error-for')) fill(place, errors[attributeOf(place, 'data-error-for') ?? '']);
  if (Object.keys(errors).length === 0) for (const place of marked('data-form-failure')) fill(place, failure);
  else for (const place of marked('data-error-summary')) summarize(place, errors, controls, lang, failure);
  for (const place of marked('data-kept-message')) fill(place, values['message'] ?? '');
  for (const place of marked('data-reference')) fill(place, reference);
  if (reference !== undefined) {
    for (const place of [...marked('data-received'), ...marked('data-receipt')]) show(place);
    for (const place of marked('data-no-receipt')) setAttribute(place, 'hidden', '');
    for (const receipt of marked('data-lead')) nameReceipt(elements, receipt);
  }
  return writeHtml(page);
}

function enter(control: Element, typed: string): void {
  if (control.tagName === 'textarea') setContent(control, typed);
  else if (control.tagName === 'input' && attributeOf(control, 'type') !== 'checkbox')
    setAttribute(control, 'value', typed);
  else if (control.tagName === 'input') setAttribute(control, 'checked', '');
  else if (typed !== '')
    for (const option of elementsIn(control))
      if (attributeOf(option, 'value') === typed) setAttribute(option, 'selected', '');
}

function fill(place: Element, sentence: string | undefined): void {
  if (sentence === undefined) return;
  setContent(place, sentence);
  show(place);
}

/** The title of a page with a receipt, also in its breadcrumb, and its lead. */
function nameReceipt(elements: readonly Element[], receipt: Element): void {
  const [title = '', lead = ''] = ['data-receipt', 'data-lead'].map((name) => attributeOf(receipt, name));
  for (const element of elements) {
    const isCurrent = element.tagName === 'li' && attributeOf(element, 'aria-current') === 'page';
    if (element.tagName === 'h1' || isCurrent) setContent(element, title);
    if (attributeOf(element, 'class') === 'base__lead') setContent(element, lead);
  }
}

function show(element: Element): void {
  setAttribute(element, 'hidden', undefined);
}

function summarize(
  summary: Element,
  errors: PageFilling['errors'],
  controls: readonly Element[],
  lang: Lang,
  failure?: string,
): void {
  const items = Object.entries(errors).map(([name, sentence]) => {
    const control = controls.find((each) => attributeOf(each, 'name') === name);
    const [label, id] = ['data-label', 'id'].map((attribute) => control && attributeOf(control, attribute));
    const text = label ? label + colonIn(lang) + sentence : sentence;
    return elementOf('li', {}, id === undefined ? text : [elementOf('a', { href: `#${id}` }, text)]);
  });
  const head = failure === undefined ? [] : [elementOf('b', {}, failure)];
  setContent(summary, [...head, elementOf('ul', {}, items)]);
  show(summary);
  setAttribute(summary, 'tabindex', '-1');
  setAttribute(summary, 'autofocus', '');
}
