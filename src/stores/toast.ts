import { atom } from 'nanostores';

/** A short notice in the corner of the page. */
interface Toast {
  /** Tells one showing from the next, also when both say the same. */
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** The one toast that is shown (rule inquiry.toast), or null. */
export const $toast = atom<Toast | null>(null);

let shown = 0;

/** Show a toast in place of the one that may be there. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  shown += 1;
  $toast.set({ id: shown, ...toast });
}

/**
 * Take the toast away, if there is one.
 *
 * @example closeToast(); $toast.get() // => null
 */
export function closeToast(): void {
  $toast.set(null);
}
