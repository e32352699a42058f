import type { Page } from '@playwright/test';
import { FORM_PATH } from '#src/site/routes.ts';
import { inNpmTest } from '#tests/support/matrix.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';
import { expect, test } from './test.ts';

/** An island that comes alive after the load of its page, and one that does when its form is touched. */
const ISLANDS = [
  { name: 'FaqAccordion', address: '/faq', isTouched: false },
  { name: 'ContactForm', address: FORM_PATH, isTouched: true },
] as const;

/** A module that replaces an island's own and throws: while it renders, or after it was hydrated. */
const THROWS = {
  'while it is drawn': (name: string) => `export const ${name} = () => { throw new Error('injected'); };`,
  'once it is alive': (name: string, module: string) => `
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
const contentOf = (page: Page, name: string) =>
  page.locator(`astro-island[component-export=${name}]`).evaluate((island) => {
    const controls = island.querySelectorAll('a, summary, input, textarea, button').length;
    return `${controls} controls: ${island.textContent?.replace(/\s+/g, ' ').trim()}`;
  });

for (const [at, { name, address, isTouched }] of ISLANDS.entries())
  for (const [turn, [when, module]] of Object.entries(THROWS).entries())
    test.describe(`${name} that throws ${when}`, inNpmTest(at === turn), () => {
      test.use({ hasAgreed: true, expected: /injected/ });

      test('leaves its HTML in place', async ({ page, trouble }) => {
        test.skip(!SHOWN_ROUTES.includes(address), `no ${name}`);
        // What is typed before the island is there must be all of it.
        const typed = Promise.withResolvers<void>();
        await page.route(new RegExp(`/_astro/${name}\\.[^?]*\\.js$`), async (route) => {
          await typed.promise;
          await route.fulfill({
            contentType: 'text/javascript',
            body: module(name, new URL(route.request().url()).pathname),
          });
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('footer').waitFor();
        const before = await contentOf(page, name);
        if (isTouched) await page.locator('#message').pressSequentially('typed before');
        typed.resolve();
        await page.locator(`astro-island[component-export=${name}]`).scrollIntoViewIfNeeded();
        await expect.poll(() => trouble.length, 'the console has the error').toBeGreaterThan(0);
        await expect.poll(() => contentOf(page, name)).toBe(before);
        if (isTouched) await expect(page.locator('#message')).toHaveValue('typed before');
      });
    });
