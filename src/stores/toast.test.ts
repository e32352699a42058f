import { expect, test } from 'vitest';
import { $toast, closeToast, showToast } from './toast.ts';

const words = { tone: 'bad', title: 'Not sent', text: 'Please try again.' } as const;

test('shows one toast at a time; the same text twice makes two toasts', () => {
  expect($toast.get()).toBeNull();
  showToast(words);
  const first = $toast.get();
  expect(first).toEqual({ ...words, id: expect.any(Number) });
  showToast(words);
  expect($toast.get()?.id).toBeGreaterThan(first?.id ?? Number.NaN);
  closeToast();
  expect($toast.get()).toBeNull();
});
