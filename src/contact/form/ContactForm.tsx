import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { endInquiry } from './consent.inline.ts';
import { clearError, focusSummary, showErrors, showReceipt, showSending } from './form-places.ts';
import { sendInquiry } from './send-inquiry.ts';
import { $toast, closeToast } from './toast.ts';

interface Props {
  words: {
    send: string;
    sending: string;
    failures: Catalogue['contact']['failures'];
    /** The message of the whole form, and those of the errors that need no server: `required` by the field's name. */
    check: { message: string; required: Record<string, string>; email: string };
    /** Separates the name of a field from its error. */
    colon: string;
    /** The head of the success page. */
    success: { pageTitle: string; title: string; lead: string };
  };
  /** Names in session storage that a sent inquiry deletes. */
  keys: readonly string[];
  /** The form and the content next to it: the server's HTML, unchanged. */
  children?: ReactNode;
}

/**
 * Checks the form, sends it as JSON and shows the outcome. Before hydration, the browser sends it and the function checks it.
 *
 * React does not render the fields: they are the server's HTML, so earlier input is kept, and the function can fill in the same page.
 */
export function ContactForm({ words, keys, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const { check, colon, failures, success } = words;

  const showWrong = (form: HTMLFormElement) => {
    const fields: Record<string, string> = {};
    // Every control of a form has the properties of an input that are read here.
    for (const { name, validity } of [...form.elements] as HTMLInputElement[])
      if (!validity.valid) fields[name] = (validity.valueMissing && check.required[name]) || check.email;
    showErrors(form, { message: check.message, fields }, colon);
    focusSummary(form);
  };

  const submit = async (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    if (isBusy.current) return;
    if (!form.checkValidity()) {
      showWrong(form);
      return;
    }
    isBusy.current = true;
    // Clear the live region first, so that screen readers announce the next toast even if its text is the same.
    closeToast();
    showSending(form, true, words.sending);
    const outcome = await sendInquiry(form, failures);
    showSending(form, false, words.send);
    if (outcome.ok) {
      form.reset();
      endInquiry(keys);
      document.title = success.pageTitle;
      if (root.current) root.current.hidden = true;
      showReceipt(outcome.reference, success.title, success.lead);
      $toast.set({ tone: 'good', title: success.title, text: outcome.message });
    } else {
      isBusy.current = false;
      showErrors(form, outcome, colon);
      focusSummary(form);
      $toast.set({ tone: 'bad', title: failures.title, text: outcome.message });
    }
  };

  return (
    <div
      className="layout__columns contact"
      ref={root}
      onSubmit={submit}
      onInput={({ target }) => clearError(target as HTMLInputElement)}
    >
      {children}
    </div>
  );
}
