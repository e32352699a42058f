import type { Key, Point } from './tab.ts';

/** Input as both protocols of WebDriver take it (W3C WebDriver, "Actions"). */
export type Actions = readonly object[];

/** Keys by their code points in WebDriver. */
const CODES: Readonly<Record<Key | 'Shift', string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  F8: '\uE038',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Shift: '\uE008',
};
const SWIPE_MS = 200;

/** A click of the mouse. */
export function click({ x, y }: Point): Actions {
  return pointer('mouse', [move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
}

/** The mouse with its button held down. */
export function hold({ x, y }: Point): Actions {
  return pointer('mouse', [move(x, y), { type: 'pointerDown', button: 0 }]);
}

/** The mouse in the corner, where it points at nothing. */
export function rest(): Actions {
  return pointer('mouse', [move(0, 0)]);
}

/** A finger that moves over the screen. */
export function swipe(from: Point, to: Point): Actions {
  const steps = [1, 2, 3, 4].map((step) =>
    move(from.x + ((to.x - from.x) * step) / 4, from.y + ((to.y - from.y) * step) / 4, SWIPE_MS / 4),
  );
  return pointer('touch', [
    move(from.x, from.y),
    { type: 'pointerDown', button: 0 },
    ...steps,
    { type: 'pointerUp', button: 0 },
  ]);
}

/**
 * Keys, one after the other.
 *
 * @example press(['Tab', 'Shift+Tab'])
 */
export function press(keys: readonly string[]): Actions {
  const strokes = keys.flatMap((name) => {
    const [key, ...held] = name.split('+').reverse() as (Key | 'Shift')[];
    const down = held.map((one) => ({ type: 'keyDown', value: CODES[one] }));
    const up = held.map((one) => ({ type: 'keyUp', value: CODES[one] }));
    return [...down, ...stroke(CODES[key as Key]), ...up];
  });
  return [{ type: 'key', id: 'keyboard', actions: strokes }];
}

/** The letters of a text. */
export function type(text: string): Actions {
  return [{ type: 'key', id: 'keyboard', actions: [...text].flatMap(stroke) }];
}

function stroke(value: string): object[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function move(x: number, y: number, duration = 0): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration };
}

function pointer(pointerType: 'mouse' | 'touch', actions: readonly object[]): Actions {
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }];
}
