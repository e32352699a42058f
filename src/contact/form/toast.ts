import { atom } from 'nanostores';

/** A short notice in the corner of the page. */
interface Toast {
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** The one toast that is shown, or null. Each toast is an object of its own, also if its text is the same. */
export const $toast = atom<Toast | null>(null);

/** Closes the toast, if there is one. */
export const closeToast = (): void => $toast.set(null);
