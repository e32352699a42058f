import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mayBeTaken, type OutcomeTexts, submissionOutcome } from '#src/domain/contact/form.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { closeToast, showToast } from '#src/stores/toast.ts';
import { type CheckTexts, fieldProblems } from './form-check.ts';
import {
  clearError,
  clearErrors,
  focusSummary,
  type LimitTexts,
  type ReceivedTexts,
  showErrors,
  showReceived,
  showRoom,
  showSending,
} from './form-places.ts';
import { beginTry, endSession, originPage, secondsSeen } from './inquiry-session.ts';
import { sendInquiry } from './send-inquiry.ts';

interface Props {
  lang: Lang;
  words: {
    send: string;
    sending: string;
    failed: string;
    limit: LimitTexts;
    outcome: OutcomeTexts;
    /** Messages of the fields that the browser can check, and the message of the whole form. */
    check: CheckTexts & { message: string };
    sent: { toast: string; title: string; reference: string };
    /** Separates the name of a field from its error. */
    colon: string;
    /** The head of the page after success. */
    received: ReceivedTexts;
    pageTitle: string;
  };
  /** Names in session storage. */
  keys: { consent: string; draft: string };
  /** The form and the content next to it: the server's HTML, unchanged. */
  children?: ReactNode;
  /** The next steps, and the drawing. */
  next?: ReactNode;
  art?: ReactNode;
}

type Phase = 'idle' | 'submitting' | 'sent';

/**
 * Sends the form as JSON and shows the outcome. Before hydration, the browser checks and sends the form.
 *
 * React does not render the fields: they are the server's HTML, so earlier input is kept, and the function can fill in the same page.
 */
export function ContactForm({ lang, words, keys, children, next, art }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = useRef<Phase>('idle');
  const [sent, setSent] = useState<{ reference: string | undefined }>();

  // The browser's own message is about one field. The island shows the errors of all fields in the page's language.
  useLayoutEffect(() => {
    const place = root.current;
    const form = place?.querySelector('form');
    if (!form) return;
    const tell = () => {
      // Every control of a form has the properties of an input that the check reads.
      const problems = fieldProblems([...form.elements] as HTMLInputElement[], words.check);
      if (Object.keys(problems).length > 0) showErrors(form, words.check.message, problems, words.colon);
    };
    // The browser refused the press that started hydration before this listener existed (`form-draft.inline.ts`).
    if (form.dataset['refused'] !== undefined) tell();
    // `invalid` does not bubble.
    place?.addEventListener('invalid', tell, true);
    return () => place?.removeEventListener('invalid', tell, true);
  }, [words]);

  useEffect(() => {
    if (!sent) return;
    showReceived(words.received);
    document.title = words.pageTitle;
    heading.current?.focus({ preventScroll: true });
    // The head of the page says the same, and is whole.
    scrollTo(0, 0);
  }, [sent, words]);

  const submit = async (event: FormEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (phase.current !== 'idle') return;
    // Clear the live region first, so that screen readers announce the next toast even if its text is the same.
    closeToast();
    phase.current = 'submitting';
    showSending(form, true, words.sending);
    const { sinceFirstTry, takeBack } = beginTry(keys.draft, Date.now());
    const answer = await sendInquiry({
      ...Object.fromEntries(new FormData(form)),
      page: originPage(keys.consent),
      elapsed: secondsSeen(keys.draft, Date.now()),
      sinceFirstTry,
    });
    if (!mayBeTaken(answer)) takeBack();
    const outcome = submissionOutcome(answer, words.outcome);
    showSending(form, false, words.send);
    if (!outcome.ok) {
      phase.current = 'idle';
      showErrors(form, outcome.message, outcome.fields, words.colon);
      focusSummary(form);
      showToast({ tone: 'bad', title: words.failed, text: outcome.message });
      return;
    }
    phase.current = 'sent';
    clearErrors(form);
    form.reset();
    endSession([keys.consent, keys.draft]);
    // The address of the receipt, where a form post ends too: reloading shows the reference again.
    if (outcome.reference) history.replaceState(null, '', `/api/contact/${outcome.reference}?lang=${lang}`);
    setSent({ reference: outcome.reference });
    showToast({ tone: 'good', title: words.sent.toast, text: outcome.message });
  };
  const correct = (event: FormEvent) => {
    const form = root.current?.querySelector('form');
    if (!form || !(event.target instanceof Element)) return;
    clearError(form, event.target);
    if (event.target instanceof HTMLTextAreaElement) showRoom(form, event.target, words.limit, lang);
  };

  return (
    <>
      <div className="contact-form" ref={root} hidden={sent !== undefined} onSubmit={submit} onInput={correct}>
        {children}
      </div>
      <div className="framed-state contact-form__sent" hidden={sent === undefined}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {words.sent.title}
          </h2>
          {sent?.reference && (
            <p className="contact-form__reference">
              {words.sent.reference} <b>{sent.reference}</b>
            </p>
          )}
          {next}
        </div>
        {art}
      </div>
    </>
  );
}
