import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#src/content/kinds.ts';
import { DEFAULT_LANG, isPublished, LANG_INFO } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { ALIASES } from '#src/site/routes.ts';
import { DIST, isBuilt, type Page, pages } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';

/** Addresses that functions answer. */
const FUNCTIONS = /^\/api\//;
/** The infographic is specified with its ending; its pages are the only ones linked so. */
const WITH_ENDING = /^(\/\w{2})?\/infographics\/[\w-]+\.html$/;

interface Link {
  readonly page: Page;
  readonly href: string;
}

const links: readonly Link[] = pages.flatMap((page) =>
  page.root.querySelectorAll('a[href], form[action], iframe[src]').map((element) => ({
    page,
    href: element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src') ?? '',
  })),
);
const internal = links.filter(({ href }) => href.startsWith('/'));

/** The file behind an internal address, without query and fragment. */
const target = (href: string) => href.replace(/[?#].*$/, '');

describe('internal links', () => {
  test('all lead to a page, a file or a function', () => {
    const broken = internal.filter(
      ({ href }) => !FUNCTIONS.test(href) && !isBuilt(target(href)) && !isBuilt(target(href).replace(/\.html$/, '')),
    );
    expect(broken.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
  });

  test('all fragments name an element of their page', () => {
    const broken = links.filter(({ page, href }) => {
      const [path = '', fragment] = href.split('#');
      if (!fragment || (path !== '' && !path.startsWith('/'))) return false;
      const aim = path === '' ? page : pages.find(({ address }) => address === target(path));
      return aim !== undefined && aim.root.getElementById(decodeURIComponent(fragment)) === null;
    });
    expect(broken.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
  });

  test('carry no ending and no slash at the end', () => {
    const odd = internal.filter(({ href }) => {
      const path = target(href);
      return (path.endsWith('.html') && !WITH_ENDING.test(path)) || (path.length > 1 && path.endsWith('/'));
    });
    expect(odd.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
  });

  test('stay in the language of their page', () => {
    // A language that is not yet published has whole files in the default one.
    const offered = internal.filter(({ page }) => isPublished(page.lang));
    const foreign = offered.filter(({ page, href }) => {
      const isSwitch = /[?&]lng=/.test(href);
      const isFile = /\.\w+$/.test(target(href)) && !WITH_ENDING.test(target(href));
      if (isSwitch || isFile || FUNCTIONS.test(href)) return false;
      return splitLang(target(href)).lang !== page.lang;
    });
    // An entry without a translation is shown in the default language, with its own links (rule languages.fallback); a link to one says in which language it is.
    const outside = foreign.filter(({ page, href }) => {
      const original = page.root
        .querySelectorAll(`[lang="${LANG_INFO[DEFAULT_LANG].tag}"]`)
        .flatMap((element) => element.querySelectorAll('a'));
      const said = page.root.querySelectorAll('a[hreflang]');
      return ![...original, ...said].some((link) => link.getAttribute('href') === href);
    });
    expect(outside.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
  });
});

test('links to the form choose only what it offers: topics and positions that there are', () => {
  const form = pages.find(({ path }) => path === '/contact/form');
  const offered = form?.root.querySelectorAll('#topic option').map((option) => option.getAttribute('value')) ?? [];
  expect(offered.length).toBeGreaterThan(1);
  const unknown = internal.filter(({ href }) => {
    const asked = new URLSearchParams(/\/contact(?:\/form)?\?([^#]*)/.exec(href)?.[1]);
    const isTopic = offered.includes(asked.get('topic') ?? '');
    return !isTopic || (asked.has('job') && !isBuilt(`/recruit/${asked.get('job')}`));
  });
  expect(unknown.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
});

describe('links to other sites', () => {
  /** The only hosts that a page may name, and only as a link to follow. */
  const HOSTS = ['www.openstreetmap.org', 'www.google.com', 'uri.amap.com'];

  test('go to known hosts, except in articles and on the preview dashboard', () => {
    const outside = links.filter(
      ({ page, href }) => /^https?:/.test(href) && !/^\/(tech-articles\/|news\/|preview$)/.test(page.path),
    );
    const unknown = outside.filter(({ href }) => !HOSTS.includes(new URL(href).host));
    expect(unknown.map(({ page, href }) => `${page.address} -> ${href}`)).toEqual([]);
  });

  test('no page loads anything from another host', () => {
    const loads = pages.flatMap((page) =>
      page.root
        .querySelectorAll(
          'script[src], link[rel="stylesheet"], link[rel="preload"], img[src], iframe[src], source[srcset]',
        )
        .map(
          (element) =>
            element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('srcset') ?? '',
        )
        .filter((address) => /^(https?:)?\/\//.test(address))
        .map((address) => `${page.address} loads ${address}`),
    );
    expect(loads).toEqual([]);
  });
});

test('every page is linked from another one', () => {
  const linked = new Set(internal.map(({ href }) => target(href)));
  // Reached by other ways: error pages by status, the answers of a form, aliases by memory, not-found views by rule.
  const reachedOtherwise = /(^|\/)(404|500|contact\/thanks|contact\/form|news\/not-found|tech-articles\/not-found)$/;
  const orphans = pages.filter(({ address, path }) => {
    return !linked.has(address) && !linked.has(`${address}.html`) && !(path in ALIASES) && !reachedOtherwise.test(path);
  });
  expect(orphans.map(({ address }) => address)).toEqual([]);
});

test('redirects lead to pages', () => {
  const rules = readFileSync(`${DIST}/_redirects`, 'utf8').trim().split('\n');
  const broken = rules.filter((rule) => {
    const [, to = ''] = rule.split(' ');
    // Without services, the default language's spelling of their address leads to the page for what is not there.
    const isAbsent = to === KINDS.services.path && contentOf('services').length === 0;
    return !to.includes(':splat') && !isAbsent && !isBuilt(to);
  });
  expect(broken).toEqual([]);
});
