import type { Point, Tab } from './driver/tab.ts';
import { soon } from './soon.ts';

/** What a visitor sees and points at, found by a selector and, where that is not enough, by a part of its text or name. */
type Sought = readonly [selector: string, text?: string];

/** Runs in the page, scrolls to the element when it is out of sight: where to point, once nothing moves or covers it. */
async function spotOf(selector: string, text = ''): Promise<Point | null> {
  const named = (one: Element) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`.includes(text);
  const element = [...document.querySelectorAll(selector)].find((one) => named(one) && one.checkVisibility());
  if (element === undefined) return null;
  const isInSight = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 80 && bottom <= innerHeight;
  };
  if (!isInSight() && getComputedStyle(element).position !== 'fixed' && !element.closest('header, dialog'))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const [box] = element.getClientRects();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const before = middle();
  // What still moves, as a page that scrolls or comes, is somewhere else when the click arrives; Firefox scrolls to what was typed a frame
  // later. Where script is forbidden, Chromium calls nobody back: there the page has to be whole.
  const isCalledBack = matchMedia('(scripting: enabled)').matches || !navigator.userAgent.includes('Chrome/');
  if (isCalledBack) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  else if (document.readyState !== 'complete') return null;
  const at = middle();
  if (at === undefined || at.x !== before?.x || at.y !== before.y) return null;
  const hit = document.elementFromPoint(at.x, at.y);
  // While a page fades in, its snapshot covers it and takes the clicks: the hit element is the root.
  if (hit === null || hit === document.documentElement) return null;
  return element.contains(hit) || hit.contains(element) ? at : null;
}

/** A look that fails while a page goes away; then nothing is seen. */
async function glance<T>(look: Promise<T>, otherwise: T): Promise<T> {
  return look.catch(() => otherwise);
}

/** Press something with the mouse, once it is there and nothing covers it. */
export async function press(tab: Tab, ...sought: Sought): Promise<void> {
  const found: { at: Point | null } = { at: null };
  await soon(
    async () => {
      found.at = await glance(tab.run(spotOf, ...(sought as [string])), null);
      return found.at;
    },
    { message: `${sought.join(' ')} can be pressed` },
  ).not.toBeNull();
  if (found.at) await tab.click(found.at);
}

/** Press a field and type into it. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await press(tab, selector);
  await tab.type(text);
}

/** How many elements of a selector are shown. */
export function count(tab: Tab, selector: string): Promise<number> {
  const look = tab.run(
    (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).length,
    selector,
  );
  return glance(look, -1);
}

/** The text of the first element of a selector that is shown, with one space where the source has many. No-break spaces stay: texts may have them. */
export function textOf(tab: Tab, selector: string): Promise<string> {
  const look = tab.run(
    (css) =>
      [...document.querySelectorAll(css)]
        .find((one) => one.checkVisibility())
        ?.textContent?.replace(/[^\S\u00a0]+/g, ' ')
        .trim() ?? '',
    selector,
  );
  return glance(look, '');
}

/** The value of a field. */
export function valueIn(tab: Tab, field: string): Promise<string | undefined> {
  const look = tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, field);
  return glance<string | undefined>(look, undefined);
}

/** The middle of an element, brought into sight. */
export function middleOf(tab: Tab, selector: string): Promise<Point> {
  return tab.run((css) => {
    const element = document.querySelector(css);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

/** Path, query and fragment of the page. */
export function addressOf(tab: Tab): Promise<string> {
  return glance(
    tab.run(() => location.href.slice(location.origin.length)),
    '',
  );
}

/** Whether the element that has the focus matches a selector. */
export function hasFocus(tab: Tab, selector: string): Promise<boolean> {
  return glance(
    tab.run((css) => document.activeElement?.matches(css) ?? false, selector),
    false,
  );
}

/** Wait until the page's own scripts have run, and every island that the visitor has come to is alive. */
export async function alive(tab: Tab, selector = 'astro-island'): Promise<void> {
  await soon(() =>
    glance(
      tab.run(
        (css) => (document.readyState === 'complete' ? document.querySelectorAll(`${css}[ssr]`).length : -1),
        selector,
      ),
      -1,
    ),
  ).toBe(0);
}
