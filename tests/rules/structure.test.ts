import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { contactSchema } from '#src/schemas/contact/inquiry.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';
import { complaints, pageAt, pages, visibleText } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';

/** Pages with the site's frame; the infographics are sheets of their own. */
const framed = pages.filter(({ path }) => !path.startsWith('/infographics/'));

/** Text of the elements that an `aria-labelledby` names. */
const labelText = (root: HTMLElement, ids: string) =>
  ids
    .split(/\s+/)
    .map((id) => visibleText(root.getElementById(id) as HTMLElement))
    .join(' ');

/** The accessible name, as far as this site makes use of its rules: label attributes, a `label` element, text and images. */
function nameOf(element: HTMLElement, root: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby');
  if (by) return labelText(root, by);
  const own = element.getAttribute('aria-label') ?? element.getAttribute('title');
  if (own) return own;
  const id = element.getAttribute('id');
  const label = (id && root.querySelector(`label[for="${id}"]`)) || element.closest('label');
  if (label && /^(input|select|textarea)$/i.test(element.tagName)) return visibleText(label);
  const pictures = element.querySelectorAll('img[alt], svg[aria-label]');
  return [visibleText(element), ...pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'))]
    .join(' ')
    .trim();
}

describe('landmarks', () => {
  test('are one banner, one main and one contentinfo, in this order', () => {
    expect(
      complaints(framed, ({ root }) => {
        const found = root
          .querySelectorAll('body > header, main, body > footer')
          .map(({ rawTagName }) => rawTagName)
          .join(' ');
        return found === 'header main footer' ? [] : [found];
      }),
    ).toEqual([]);
  });

  test('of a kind have names, and different ones', () => {
    expect(
      complaints(framed, ({ root }) =>
        ['nav', 'aside', 'search, [role=search]'].flatMap((kind) => {
          const names = root.querySelectorAll(kind).map((one) => nameOf(one, root).slice(0, 60));
          const needed = kind === 'nav' || names.length > 1;
          const wrong = names.filter((name, at) => needed && (name === '' || names.indexOf(name) !== at));
          return wrong.map((name) => `${kind} “${name}”`);
        }),
      ),
    ).toEqual([]);
  });
});

describe('title blocks (rule design.title-block)', () => {
  test('have no empty cell, at the head or at the foot', () => {
    expect(
      complaints(pages, ({ root }) =>
        root
          .querySelectorAll('.page-head__strip dd, .footer__strip dd')
          .filter((cell) => visibleText(cell) === '')
          .map((cell) => `nothing beside “${visibleText(cell.parentNode ?? cell)}”`),
      ),
    ).toEqual([]);
  });
});

test('a page without a drawing leaves no room for one in its head', () => {
  expect(
    complaints(pages, ({ root }) =>
      root.querySelectorAll('.page-head').flatMap((head) => {
        const isSolo = head.classList.contains('page-head--solo');
        const isDrawn = head.querySelector('.page-head__art svg, .page-head__art img') !== null;
        return isSolo === isDrawn ? ['its head has the wrong number of columns'] : [];
      }),
    ),
  ).toEqual([]);
});

describe('controls', () => {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, meter';

  test('have names', () => {
    expect(
      complaints(framed, ({ root }) =>
        root
          .querySelectorAll(CONTROLS)
          .filter((control) => nameOf(control, root) === '' && !control.closest('[inert], [hidden], [aria-hidden]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      ),
    ).toEqual([]);
  });

  test('have names that begin with or hold the words on them (WCAG 2.5.3)', () => {
    expect(
      complaints(framed, ({ root }) =>
        root
          .querySelectorAll('a[aria-label], button[aria-label]')
          .map((control) => ({ said: control.getAttribute('aria-label') ?? '', shown: visibleText(control) }))
          .filter(({ said, shown }) => /[\p{L}\p{N}]/u.test(shown) && !said.includes(shown))
          .map(({ said, shown }) => `“${shown}” is called “${said}”`),
      ),
    ).toEqual([]);
  });

  test('say where they lead: links of one name lead to one place, or are under a heading or in an item of their own', () => {
    const context = 'p, li, tr, article, dd, section, figure, nav';
    expect(
      complaints(framed, ({ root }) => {
        const byName = new Map<string, { href: string; where: HTMLElement | null }[]>();
        for (const link of root.querySelectorAll('main a[href]')) {
          const name = nameOf(link, root);
          const known = byName.get(name) ?? [];
          byName.set(name, [...known, { href: link.getAttribute('href') ?? '', where: link.closest(context) }]);
        }
        return [...byName]
          .filter(([, links]) => new Set(links.map(({ href }) => href)).size > 1)
          .filter(([, links]) => new Set(links.map(({ where }) => where)).size < links.length)
          .map(([name, links]) => `“${name}” leads to ${links.map(({ href }) => href).join(', ')}`);
      }),
    ).toEqual([]);
  });

  test('of the contact form say what they are for (WCAG 1.3.5), and a company is asked for unless the content says otherwise', () => {
    const company = recordOf('contact').withoutCompany ? undefined : 'organization';
    expect(
      complaints(
        framed.filter(({ path }) => path === '/contact/form'),
        ({ root }) =>
          Object.entries({ name: 'name', company, email: 'email' })
            .filter(([id, purpose]) => root.getElementById(id)?.getAttribute('autocomplete') !== purpose)
            .map(([id]) => id),
      ),
    ).toEqual([]);
  });
});

test('the contact form sends every field that the function reads, and no other', () => {
  const { withoutCompany = false } = recordOf('contact');
  // Scripts add these: they know more than the page.
  const added = ['page', 'elapsed', 'sinceFirstTry'];
  expect(
    complaints(
      framed.filter(({ path }) => path === '/contact/form'),
      ({ root, lang }) => {
        const left = [
          ...added,
          ...(withoutCompany ? ['company'] : []),
          ...(hasSeparateConsent(lang) ? [] : ['consentAbroad']),
        ];
        const sent = root
          .querySelectorAll('form[data-contact-form] [name]')
          .map((control) => control.getAttribute('name') ?? '');
        const read = Object.keys(contactSchema.shape).filter((name) => !left.includes(name));
        return [
          ...read.filter((name) => !sent.includes(name)).map((name) => `does not send ${name}`),
          ...sent.filter((name) => !read.includes(name)).map((name) => `sends ${name}, which nobody reads`),
        ];
      },
    ),
  ).toEqual([]);
});

test('every control of the contact form that a visitor fills in has a label and a place for its error', () => {
  const filledIn = 'form[data-contact-form] :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)';
  expect(
    complaints(
      framed.filter(({ path }) => path === '/contact/form'),
      ({ root }) =>
        root
          .querySelectorAll(filledIn)
          .filter((control) => {
            const place = root.querySelector(`[data-error-for="${control.getAttribute('name')}"]`)?.id;
            const describedBy = control.getAttribute('aria-describedby')?.split(' ') ?? [];
            return !control.getAttribute('data-label') || !place || !describedBy.includes(place);
          })
          .map(({ id }) => id),
    ),
  ).toEqual([]);
});

describe('languages of parts', () => {
  test('the other languages are named in themselves', () => {
    expect(
      complaints(framed, ({ root }) => {
        const langs = root.querySelectorAll('nav.header__language a').map((link) => link.getAttribute('lang'));
        const offered = PUBLISHED_LANGS.length > 1 ? PUBLISHED_LANGS.map((lang) => LANG_INFO[lang].tag) : [];
        return langs.join() === offered.join() ? [] : [langs.join()];
      }),
    ).toEqual([]);
  });

  test('an English sentence on a page in other letters is marked', () => {
    const sentence = /(?:\b[A-Za-z][a-z']+,? ){5,}[A-Za-z][a-z']+/;
    expect(
      complaints(
        // What a language in preparation lacks is in the default language, and not marked.
        framed.filter(({ lang }) => PUBLISHED_LANGS.includes(lang) && LANG_INFO[lang].letters !== 'latin'),
        ({ root }) =>
          root
            .querySelectorAll('main :is(p, li, dd, dt, td, th, h1, h2, h3, h4, a, span, figcaption)')
            .filter(
              (part) =>
                sentence.test(part.childNodes.map((node) => (node.nodeType === 3 ? node.text : '\n')).join('')) &&
                !part.closest('[lang=en], code, pre'),
            )
            .map((part) => part.text.slice(0, 80)),
      ),
    ).toEqual([]);
  });
});

test('what a list announces is announced once: one live region for each purpose', () => {
  expect(
    complaints(framed, ({ root }) => {
      const regions = root.querySelectorAll('main :is([role=status], [role=alert], output, [aria-live]:not([role]))');
      const nested = regions.filter((region) => region.parentNode?.closest('[role=status], [role=alert], [aria-live]'));
      return [
        ...nested.map((region) => `nested: ${region.outerHTML.slice(0, 80)}`),
        ...(regions.length > 2 ? [`${regions.length} live regions`] : []),
      ];
    }),
  ).toEqual([]);
});

test('a list, a table or a form of facts that is shown has something in it', () => {
  const needs = { UL: 'li', OL: 'li', DL: 'dt', TABLE: 'td' } as const;
  expect(
    complaints(framed, ({ root }) =>
      root
        .querySelectorAll('main :is(ul, ol, dl, table)')
        .filter(
          (list) =>
            !list.closest('[hidden], template, astro-island') &&
            // The search writes its list itself.
            !list.classList.contains('search-results__list') &&
            !list.querySelector(needs[list.tagName as keyof typeof needs]),
        )
        .map((list) => list.outerHTML.slice(0, 80)),
    ),
  ).toEqual([]);
});

describe('drawings that grow into another page (rule services.walk)', () => {
  const namesOn = (html: string) =>
    [...html.matchAll(/\{view-transition-name:([\w-]+)\}/g)].map(([, name = '']) => name);

  test('have a name that no other one of their page has', () => {
    expect(
      complaints(framed, ({ html }) => {
        const names = namesOn(html);
        return names.filter((name, at) => names.indexOf(name) !== at);
      }),
    ).toEqual([]);
  });

  test('are in the head of the page that their room leads to, by the same name', () => {
    const plans = framed.filter(({ root }) => root.querySelector('.floor-plan .art') !== null);
    expect(
      complaints(plans, ({ html, root }) => {
        const drawn = root.querySelectorAll('.floor-plan > li').filter((room) => room.querySelector('.art') !== null);
        const named = drawn.map((room) => namesOn(pageAt(room.querySelector('a')?.getAttribute('href') ?? '').html)[0]);
        return JSON.stringify(named) === JSON.stringify(namesOn(html))
          ? []
          : [`${named} in heads, ${namesOn(html)} here`];
      }),
    ).toEqual([]);
  });
});
