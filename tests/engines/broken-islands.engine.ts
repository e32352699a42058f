import { expect } from '@playwright/test';
import { recordOf } from '#tests/support/content.ts';
import { FULL } from '#tests/support/matrix.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';
import { CONSENT_KEY } from '#tests/support/storage.ts';
import type { Tab } from './driver/tab.ts';
import { FIREFOX, PHONE, test } from './engine.ts';
import { press } from './look.ts';
import { soon } from './soon.ts';

/** Every island: its page, and the action that hydrates it if visibility is not enough. */
const ISLANDS = [
  { name: 'HeroSlider', address: '/' },
  { name: 'FaqAccordion', address: '/faq' },
  { name: 'NewsFeed', address: '/news' },
  { name: 'ArticleSearch', address: '/tech-articles' },
  { name: 'ArticleList', address: '/tech-articles' },
  { name: 'ContactForm', address: '/contact/form', wake: '#message' },
  { name: 'Toaster', address: '/contact/form', wake: '#message' },
] as const;

/** A module that replaces an island's own and throws: while it renders, or after it was hydrated. */
const THROWS = {
  'while it is drawn': (name: string) => `export const ${name} = () => { throw new Error('injected'); };`,
  'once it stands': (name: string, module: string) => `
    import { ${name} as Own } from '${module}?own';
    export const ${name} = (props) => {
      const drawn = Own(props);
      const ref = (node) => {
        if (drawn.props.ref) drawn.props.ref.current = node;
        if (node) throw new Error('injected');
      };
      return { ...drawn, props: { ...drawn.props, ref } };
    };`,
} as const;

/** What a visitor can read, follow and fill in inside an island. */
function contentOf(name: string): unknown {
  const island = [...document.querySelectorAll('astro-island')].find(
    (one) => one.getAttribute('component-export') === name,
  );
  return [
    island?.textContent?.replace(/\s+/g, ' ').trim(),
    island?.querySelectorAll('a, summary, input, textarea, button').length,
  ];
}

async function wake(tab: Tab, name: string, at?: string): Promise<void> {
  if (at) await press(tab, at);
  await tab.run((own) => {
    const island = [...document.querySelectorAll('astro-island')].find(
      (one) => one.getAttribute('component-export') === own,
    );
    island?.firstElementChild?.scrollIntoView();
  }, name);
}

for (const [at, { name, address, ...how }] of ISLANDS.entries())
  for (const [turn, [when, module]] of Object.entries(THROWS).entries())
    test(
      `${name} leaves its HTML in place when it throws ${when}`,
      (at + turn) % 2 > 0 ? FULL : FIREFOX,
      async ({ tab, watched }) => {
        const isThere =
          name === 'HeroSlider' ? recordOf('home').hero.slides !== undefined : SHOWN_ROUTES.includes(address);
        test.skip(!isThere, `no ${name}`);
        await tab.resize(PHONE.width, PHONE.height);
        const own = new RegExp(`^GET /_astro/${name}\\.[^?]*\\.js$`);
        await tab.goto('/contact');
        await tab.run((key) => sessionStorage.setItem(key, '/'), CONSENT_KEY);
        const html = await (await fetch(watched.origin + address)).text();
        const [, path = ''] = new RegExp(`component-url="(/_astro/${name}[^"]*)"`).exec(html) ?? [];
        // What is typed before the island is there must be all of it.
        const typed = Promise.withResolvers<void>();
        watched.let(own, { status: 200, type: 'text/javascript', body: module(name, path), until: typed.promise });
        await tab.goto(address);
        const before = await tab.run(contentOf, name);
        if ('wake' in how) await press(tab, how.wake);
        if ('wake' in how) await tab.type('typed before');
        typed.resolve();
        await wake(tab, name);
        const reported: string[] = [];
        await soon(
          () => {
            reported.push(...watched.trouble());
            return reported.length;
          },
          { message: 'the console has the error' },
        ).toBeGreaterThan(0);
        await soon(() => tab.run(contentOf, name)).toEqual(before);
        if ('wake' in how) expect(await tab.run(() => document.querySelector('textarea')?.value)).toBe('typed before');
        expect([...reported, ...watched.trouble()]).toEqual([expect.stringContaining('injected')]);
      },
    );
