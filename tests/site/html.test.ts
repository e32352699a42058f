import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { inquirySchema } from '#src/contact/inquiry.ts';
import { filesBelow } from '#src/content/files-below.ts';
import { svgFault } from '#src/content/svg-fault.ts';
import { words } from '#src/i18n/catalogue.ts';
import { hasSeparateConsent, LANG_INFO, LANGS, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import { FORM_PATH, HAS_CONSENT_PAGE, isRoute } from '#src/site/routes.ts';
import { complaints, DIST, files, pages, visibleText } from '#tests/support/built-site.ts';
import { recordOf } from '#tests/support/content.ts';
import { IS_FULL, inTurn } from '#tests/support/matrix.ts';
import { IS_FIXED } from './company.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // How the markup is written is the build's business.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-self-closing': 'off',
    // React writes `dateTime`; HTML does not mind.
    'attr-case': 'off',
    'no-inline-style': 'error',
    // Astro's own scripts and the head scripts are allowed by hash.
    'require-sri': 'off',
    'require-csp-nonce': 'off',
    'long-title': 'off',
    // Numbers of phones are printed as the language does.
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
    // Tables that are cards on phones name their roles, which older Safari takes from `display`.
    'no-redundant-role': 'off',
    // Headings may begin with a figure, and Japanese ones are ids too.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Pages with the site's frame; the infographics are sheets of their own. */
const framed = pages.filter(({ path }) => !path.startsWith('/infographics/'));

describe('every page', () => {
  test('is valid HTML', async () => {
    const problems: string[] = [];
    // Languages share their components, and so do entries of a kind: `npm test` validates one of each.
    const folderOf = (path: string) => (isRoute(path) ? path : path.replace(/[^/]+$/, ''));
    const kinds = [...new Set(pages.map(({ path }) => folderOf(path)))];
    const first = new Map(pages.toReversed().map((page) => [`${page.lang} ${folderOf(page.path)}`, page]));
    const sample = kinds.flatMap((kind, at) => inTurn(LANGS, at).flatMap((lang) => first.get(`${lang} ${kind}`) ?? []));
    const asked = IS_FULL ? pages : sample;
    expect(asked.length).toBeGreaterThan(kinds.length / 2);
    for (const { address, file, html } of asked) {
      const { results } = await validator.validateString(html, file);
      const errors = results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2));
      problems.push(...errors.map(({ ruleId, message, line }) => `${address} ${ruleId}: ${message} (line ${line})`));
    }
    expect(problems).toEqual([]);
  }, 240_000);

  test('has one h1, skips no level of heading, and leaves no placeholder', () => {
    const wrong = complaints(pages, ({ root, html }) => {
      const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
      return [
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
        ...(levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1) ? [`levels ${levels}`] : []),
        ...(html.includes('{{') ? (visibleText(root).match(/\{\{\s*\w+\s*\}\}/) ?? []) : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has no space before a comma', () => {
    const wrong = complaints(pages, ({ html }) => {
      const body = parse(html.replace(/<pre.*?<\/pre>/gs, '')).querySelector('body') as HTMLElement;
      return visibleText(body).match(/.{0,20} [,，、].{0,10}/g) ?? [];
    });
    expect(wrong).toEqual([]);
  });

  test('gives every image its size', () => {
    const isUnsized = 'img:not([width][height])';
    const wrong = complaints(pages, ({ root }) =>
      root.querySelectorAll(isUnsized).map((image) => image.getAttribute('src') ?? 'no address'),
    );
    expect(wrong).toEqual([]);
  });

  test('names the other languages in themselves', () => {
    const offered = PUBLISHED_LANGS.length > 1 ? PUBLISHED_LANGS.map((lang) => LANG_INFO[lang].tag) : [];
    const wrong = complaints(framed, ({ root }) => {
      const langs = root.querySelectorAll('nav.header__language a').map((link) => link.getAttribute('lang'));
      return langs.join() === offered.join() ? [] : [langs.join()];
    });
    expect(wrong).toEqual([]);
  });

  test('shows no empty list, table or title block', () => {
    const needs = { UL: 'li', OL: 'li', DL: 'dt', TABLE: 'td' } as const;
    const wrong = complaints(framed, ({ root }) => [
      ...root
        .querySelectorAll('main :is(ul, ol, dl, table)')
        .filter(
          (list) =>
            !list.closest('[hidden], template, astro-island') &&
            // The search writes its list itself.
            !list.classList.contains('search-results__list') &&
            !list.querySelector(needs[list.tagName as keyof typeof needs]),
        )
        .map((list) => list.outerHTML.slice(0, 80)),
      ...root
        .querySelectorAll('.page-head__strip dd, .footer__strip dd')
        .filter((cell) => visibleText(cell) === '')
        .map((cell) => `nothing beside “${visibleText(cell.parentNode ?? cell)}”`),
    ]);
    expect(wrong).toEqual([]);
  });

  test('has the frame of a set of drawings, or no part of it', () => {
    const sources = filesBelow('src/assets/art').map((file) => readFileSync(`src/assets/art/${file}`, 'utf8'));
    const engine = sources.map((source) => / d="([^"]+)"/.exec(source)?.[1] ?? 'no path');
    const partsOf = ({ root, html, lang }: (typeof framed)[number]) => {
      const { title, ...block } = words(lang, 'common').titleBlock;
      const terms = root.querySelectorAll('dt').map(visibleText);
      return [
        ...[title, ...Object.values(block)].filter((label) => terms.includes(label)),
        ...(/(?<![\w-])[A-Z]-\d{2}(?![\w-])/.exec(visibleText(root)) ?? []),
        ...root.querySelectorAll('[data-sheet], .latest-news__revision').map(({ outerHTML }) => outerHTML.slice(0, 80)),
        ...engine.filter((line) => html.includes(line)),
      ];
    };
    const drawn = framed.filter((page) => partsOf(page).length >= 4);
    if (IS_DRAWN) expect(drawn).toEqual(framed);
    else expect(complaints(framed, partsOf)).toEqual([]);
  });

  test('is named by the headings of its parts: no heading occurs twice below the same heading', () => {
    const wrong = complaints(pages, ({ root }) => {
      const seen = new Set<string>();
      const path: string[] = [];
      return root.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').flatMap((heading) => {
        path.length = Number(heading.tagName[1]) - 1;
        path.push(visibleText(heading));
        const place = path.join(' › ');
        const isTwice = seen.has(place);
        seen.add(place);
        return isTwice ? [place] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('the contact form', () => {
  const forms = pages.filter(({ path }) => path === FORM_PATH);
  const { withoutCompany = false } = recordOf('contact');

  test('sends every field that the function reads, and no other', () => {
    // A script adds these: it knows more than the page.
    const added = ['sinceFirstTry', ...(withoutCompany ? ['company'] : [])];
    const wrong = complaints(forms, ({ root, lang }) => {
      const agreed = HAS_CONSENT_PAGE ? [] : ['consent', ...(hasSeparateConsent(lang) ? [] : ['consentVersion'])];
      const left = [...added, ...agreed, ...(hasSeparateConsent(lang) ? [] : ['consentAbroad'])];
      const sent = root.querySelectorAll('form[data-contact-form] [name]').map((one) => one.getAttribute('name') ?? '');
      const read = Object.keys(inquirySchema.shape).filter((name) => !left.includes(name));
      return [
        ...read.filter((name) => !sent.includes(name)).map((name) => `does not send ${name}`),
        ...sent.filter((name) => !read.includes(name)).map((name) => `sends ${name}, which nobody reads`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('says of its controls what they are for (WCAG 1.3.5), and has a label and a place for the error of each', () => {
    const purposes = { name: 'name', email: 'email', company: withoutCompany ? undefined : 'organization' };
    const filledIn = 'form[data-contact-form] :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)';
    const wrong = complaints(forms, ({ root }) => [
      ...Object.entries(purposes)
        .filter(([id, purpose]) => root.getElementById(id)?.getAttribute('autocomplete') !== purpose)
        .map(([id]) => `${id} has another purpose`),
      ...root
        .querySelectorAll(filledIn)
        .filter((control) => {
          const place = root.querySelector(`[data-error-for="${control.getAttribute('name')}"]`)?.id;
          const describedBy = control.getAttribute('aria-describedby')?.split(' ') ?? [];
          return !control.getAttribute('data-label') || !place || !describedBy.includes(place);
        })
        .map(({ id }) => `${id} has no label or no place for its error`),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('pictures', () => {
  test('hold shapes, text and their own styles where they are SVG', () => {
    const faults = files('.svg').map((file) => [file, svgFault(readFileSync(`${DIST}/${file}`, 'utf8'))] as const);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });
});

/** Texts decide about these: an editor may write otherwise. */
describe.runIf(IS_FIXED)('texts that no editor changes', () => {
  test.runIf(PUBLISHED_LANGS.includes('en'))('keep the space between words and inline tags in English', () => {
    const inline = '(?:a|b|i|small|span|time|strong|em|code)';
    const touching = new RegExp(`[a-z,.]<${inline}\\b[^>]*>[A-Za-z]|[a-z]</${inline}>[A-Za-z]`, 'g');
    const english = pages.filter(({ lang }) => lang === 'en');
    expect(complaints(english, ({ html }) => html.match(touching) ?? [])).toEqual([]);
  });

  const inOtherLetters = PUBLISHED_LANGS.filter((lang) => LANG_INFO[lang].letters !== 'latin');
  test.runIf(inOtherLetters.length > 0)('mark an English sentence on a page in other letters', () => {
    const sentence = /(?:\b[A-Za-z][a-z']+,? ){5,}[A-Za-z][a-z']+/;
    const others = framed.filter(({ lang }) => inOtherLetters.includes(lang));
    const wrong = complaints(others, ({ root }) =>
      root
        .querySelectorAll('main :is(p, li, dd, dt, td, th, h1, h2, h3, h4, a, span, figcaption)')
        .filter((part) => {
          const own = part.childNodes.map((node) => (node.nodeType === 3 ? node.text : '\n')).join('');
          return sentence.test(own) && !part.closest('[lang=en], code, pre');
        })
        .map((part) => part.text.slice(0, 80)),
    );
    expect(wrong).toEqual([]);
  });
});
