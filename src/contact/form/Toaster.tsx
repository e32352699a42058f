import { useStore } from '@nanostores/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { splitEnglish } from './send-inquiry.ts';
import { $toast, closeToast } from './toast.ts';

interface Props {
  words: { label: string; close: string };
}

const TONES = { good: 'toaster toaster--good', bad: 'toaster' };
/** Duration of every toast, counted in steps while nothing stops it. */
const SHOWN_MS = 5000;
const STEP_MS = 100;
/** Minimum length of a swipe to the right. */
const SWIPE_PX = 50;

/**
 * The corner in which a toast appears, a live region from the start. The toast closes after a time, by its button, Esc or a swipe. The time
 * stops while the toast is hovered or has the focus, or the tab is hidden. F8 moves the focus to it.
 */
export function Toaster({ words }: Props) {
  const toast = useStore($toast);
  const card = useRef<HTMLElement>(null);
  const swipeFrom = useRef<number>(undefined);
  const [english, text] = splitEnglish(toast?.text ?? '');

  useEffect(() => {
    if (!toast) return;
    let left = SHOWN_MS;
    const timer = setInterval(() => {
      if (document.hidden || card.current?.matches(':hover, :focus-within')) return;
      left -= STEP_MS;
      if (left <= 0) closeToast();
    }, STEP_MS);
    let cameFrom: HTMLElement | null = null;
    const onKey = (event: KeyboardEvent) => {
      // F8 and Esc belong to the input method while it composes.
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') closeToast();
      if (event.key !== 'F8') return;
      event.preventDefault();
      cameFrom ??= document.activeElement as HTMLElement | null;
      card.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', onKey);
      // If focus was in the toast, return it to where it came from. The focus of its button is lost with the button.
      const { activeElement, body } = document;
      if (card.current?.contains(activeElement) || activeElement === body) cameFrom?.focus();
    };
  }, [toast]);

  const drag = ({ clientX }: PointerEvent) => {
    if (swipeFrom.current === undefined) return;
    card.current?.style.setProperty('translate', `${Math.max(0, clientX - swipeFrom.current)}px`);
  };
  const release = ({ clientX }: PointerEvent) => {
    const distance = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = undefined;
    card.current?.style.removeProperty('translate');
    if (distance > SWIPE_PX) closeToast();
  };

  return (
    <section
      ref={card}
      className={toast ? TONES[toast.tone] : undefined}
      aria-label={words.label}
      tabIndex={-1}
      onPointerDown={({ clientX }) => {
        swipeFrom.current = clientX;
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div role="status" aria-atomic="true">
        {toast && (
          <>
            <b>{toast.title}</b>
            {/* The form shows the text of a failure, except its English words. */}
            <p className={toast.tone === 'bad' ? 'base__visually-hidden' : undefined}>{text}</p>
            {english && <p lang="en">{english}</p>}
          </>
        )}
      </div>
      {toast && (
        <button type="button" aria-label={words.close} onClick={closeToast}>
          ×
        </button>
      )}
    </section>
  );
}
