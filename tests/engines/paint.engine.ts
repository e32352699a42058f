import { expect } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { shown } from '#tests/support/entries.ts';
import { IS_FULL, langAt } from '#tests/support/matrix.ts';
import { pagesOf } from '#tests/support/routes.ts';
import { figure, median } from '#tools/bench/table.ts';
import { FIREFOX, PHONE, test } from './engine.ts';

const VISITS = IS_FULL ? 3 : 1;
const PAGES = IS_FULL
  ? ['/', '/about-us', '/faq', '/news', ...pagesOf('tech-articles', shown('tech-articles')[0])].flatMap((path) =>
      PUBLISHED_LANGS.map((lang) => localizePath(path, lang)),
    )
  : ['/', localizePath('/faq', langAt(2))];

interface Painted {
  readonly lcp?: number;
  readonly shift?: number;
  readonly moved: readonly string[];
}

/**
 * Records when the largest content was painted, how much the layout shifted if the engine reports it, and which elements changed their place
 * between two frames. Only Chromium has entries for layout shifts. Runs in the page, before its own scripts.
 */
function notePaint(): void {
  const painted: { lcp?: number; shift?: number; moved: string[] } = { moved: [] };
  Object.assign(window, { painted });
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    new PerformanceObserver((list) => {
      painted.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    painted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        painted.shift = (painted.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }
  const before = new Map<Element, number>();
  const look = () => {
    // Without `rel=expect` a page appears as it arrives: what counts is the page that is there.
    for (const element of document.querySelectorAll(
      'body > *, main > *, main > * > *, main h1, main h2, main p, main li',
    )) {
      const { top, height } = element.getBoundingClientRect();
      const place = Math.round(top + scrollY);
      const last = before.get(element);
      if (
        document.readyState !== 'loading' &&
        last !== undefined &&
        height > 0 &&
        Math.abs(place - last) > 1 &&
        top < innerHeight
      )
        painted.moved.push(`${element.tagName} ${element.className} from ${last} to ${place}`);
      if (height > 0 && document.readyState !== 'loading') before.set(element, place);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const address of PAGES)
  test(
    `nothing moves on ${address} while its pictures, scripts and font come`,
    FIREFOX,
    async ({ engine, watched }) => {
      const seen: Painted[] = [];
      watched.before(notePaint);
      for (let visit = 0; visit < VISITS; visit += 1) {
        const tab = await engine.newVisitor(watched.origin);
        await tab.resize(PHONE.width, PHONE.height);
        await tab.goto(watched.origin + address);
        // Islands wake once the page is painted.
        await tab.run(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
        seen.push(await tab.run(() => (window as unknown as { painted: Painted }).painted));
      }
      const times = seen.flatMap(({ lcp }) => lcp ?? []);
      const shifts = seen.flatMap(({ shift }) => shift ?? []);
      const shifted = shifts.length > 0 ? `, layout shift ${figure(Math.max(...shifts), 3)}` : '';
      if (times.length > 0)
        console.log(`${engine.name} ${engine.version} ${address}: largest paint ${figure(median(times))} ms${shifted}`);
      expect(seen.flatMap(({ moved }) => moved)).toEqual([]);
    },
  );
