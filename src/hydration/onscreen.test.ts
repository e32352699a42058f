import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import onscreen from './onscreen.ts';

vi.mock('./after-paint.ts', () => ({ afterPaint: (act: () => void) => act() }));
vi.mock('./keep-server-html.ts', () => ({
  copyOf: () => () => undefined,
  hydrateOver: async (_: Element, load: () => Promise<() => Promise<void>>) => (await load())(),
}));

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** The browser's `IntersectionObserver`, as far as the directive uses it. */
class Observer {
  static last: Observer;
  readonly watched: unknown[] = [];
  readonly options: object;
  #tell: Tell;

  constructor(tell: Tell, options: object) {
    this.#tell = tell;
    this.options = options;
    Observer.last = this;
  }
  observe(element: unknown) {
    this.watched.push(element);
  }
  disconnect() {
    this.#tell = () => {};
  }
  scroll(...inView: boolean[]) {
    this.#tell(inView.map((isIntersecting) => ({ isIntersecting })));
  }
}

const island = { children: ['heading', 'list'] } as unknown as HTMLElement;
const hydrate = vi.fn(async () => {});
const watch = (value: unknown) => {
  onscreen(async () => hydrate, { name: 'onscreen', value: value as string }, island);
  return Observer.last;
};

beforeEach(() => {
  hydrate.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('hydrates an island when a part of it comes into view, and not before', async () => {
  const observer = watch(true);
  expect(observer.watched).toEqual(island.children);
  observer.scroll(false, false);
  await Promise.resolve();
  expect(hydrate).not.toHaveBeenCalled();
  observer.scroll(false, true);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

test('hydrates it once, however often it leaves and comes back', async () => {
  const observer = watch(true);
  for (const isInView of [true, false, true, true]) observer.scroll(isInView);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  expect(hydrate).toHaveBeenCalledOnce();
});

test('uses the margin of the directive around the view, and none by default', () => {
  expect(watch({ rootMargin: '200px' }).options).toEqual({ rootMargin: '200px' });
  expect(watch(true).options).toEqual({});
});
