import { atom } from 'nanostores';

/** A short notice in the corner of the page. */
interface Toast {
  /** Differs for each toast, also if the text is the same. */
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** The one toast that is shown, or null. */
export const $toast = atom<Toast | null>(null);

let shown = 0;

/** Shows a toast in place of the current one. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  shown += 1;
  $toast.set({ id: shown, ...toast });
}

/** Close the toast, if there is one. */
export function closeToast(): void {
  $toast.set(null);
}
