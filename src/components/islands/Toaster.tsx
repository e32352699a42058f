import { useStore } from '@nanostores/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { splitEnglish } from '#src/domain/contact/form.ts';
import { $toast, closeToast } from '#src/stores/toast.ts';

interface Props {
  words: { label: string; close: string };
}

const TONES = { good: 'toaster toaster--good', bad: 'toaster' };
/** Duration of every toast. */
const SHOWN_MS = 5000;
/** Minimum length of a swipe to the right. */
const SWIPE_PX = 50;

/**
 * The corner in which a toast appears, a live region from the start. The toast closes after a time, by its button, Esc or a swipe. The time
 * stops while the toast is hovered or has the focus, or the tab is hidden. F8 moves the focus to it.
 */
export function Toaster({ words }: Props) {
  const toast = useStore($toast);
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const left = useRef(SHOWN_MS);
  const swipe = useRef<number>(undefined);
  const [held, setHeld] = useState({ pointer: false, focus: false, tab: false });
  const isHeld = held.pointer || held.focus || held.tab;
  const id = toast?.id;
  const [english, text] = splitEnglish(toast?.text ?? '');

  useEffect(() => {
    if (id === undefined) return;
    left.current = SHOWN_MS;
    card.current?.style.removeProperty('translate');
    setHeld((now) => ({ ...now, pointer: false }));
  }, [id]);

  useEffect(() => {
    if (id === undefined || isHeld) return;
    const from = performance.now();
    const timer = setTimeout(closeToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - from;
    };
  }, [id, isHeld]);

  useEffect(() => {
    const watchTab = () => setHeld((now) => ({ ...now, tab: document.hidden }));
    watchTab();
    document.addEventListener('visibilitychange', watchTab);
    return () => document.removeEventListener('visibilitychange', watchTab);
  }, []);

  useEffect(() => {
    if (id === undefined) {
      // If focus was in the toast, return it to where it came from.
      if (card.current?.contains(document.activeElement) || document.activeElement === document.body)
        cameFrom.current?.focus();
      cameFrom.current = null;
      setHeld((now) => ({ ...now, focus: false, pointer: false }));
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      // F8 and Esc belong to the input method while it composes.
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') closeToast();
      if (event.key !== 'F8') return;
      event.preventDefault();
      cameFrom.current ??= document.activeElement as HTMLElement | null;
      card.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id]);

  const move = (event: PointerEvent) => {
    if (swipe.current === undefined) return;
    card.current?.style.setProperty('translate', `${Math.max(0, event.clientX - swipe.current)}px`);
  };
  const release = (event: PointerEvent) => {
    const distance = event.clientX - (swipe.current ?? event.clientX);
    swipe.current = undefined;
    card.current?.style.removeProperty('translate');
    if (distance > SWIPE_PX) closeToast();
  };

  return (
    <section
      ref={card}
      className={toast ? TONES[toast.tone] : undefined}
      aria-label={words.label}
      tabIndex={-1}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
      onPointerDown={(event) => {
        swipe.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div role="status" aria-atomic="true">
        {toast && (
          <>
            <b>{toast.title}</b>
            <p>
              {english && <span lang="en">{english}</span>}
              {text}
            </p>
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
