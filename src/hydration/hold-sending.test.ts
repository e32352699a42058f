import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSending } from './hold-sending.ts';

/** An island, and a button in it that is pressed. */
function islandWith(selector: string) {
  const island = new EventTarget();
  const went = vi.fn();
  const press = () => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: button });
    island.dispatchEvent(event);
    if (!event.defaultPrevented) went();
  };
  const button = { closest: (asked: string) => (asked === selector ? button : null), click: press };
  return { island: island as Element, press, went };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a press of the send button waits for the script, and counts once', () => {
  const { island, press, went } = islandWith('[type="submit"]');
  const letGo = holdSending(island);
  press();
  press();
  expect(went).not.toHaveBeenCalled();
  letGo();
  expect(went).toHaveBeenCalledOnce();
  vi.runAllTimers();
  press();
  expect(went).toHaveBeenCalledTimes(2);
});

test('it waits no longer than two seconds', () => {
  const { island, press, went } = islandWith('[type="submit"]');
  const letGo = holdSending(island);
  press();
  vi.advanceTimersByTime(2_000);
  expect(went).toHaveBeenCalledOnce();
  letGo();
  expect(went).toHaveBeenCalledOnce();
});

test('other presses are as they are, and without a press nothing is sent', () => {
  const { island, press, went } = islandWith('a');
  const letGo = holdSending(island);
  press();
  letGo();
  expect(went).toHaveBeenCalledOnce();
});
