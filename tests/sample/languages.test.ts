import { describe, expect, test } from 'vitest';
import { pageOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, forLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { pages, visibleText } from '#tests/support/built-site.ts';
import { contentOf } from '#tests/support/content.ts';
import { glossary } from '#tests/support/glossary.ts';
import { CHINESE, found, JAPANESE, said } from '#tests/support/said.ts';

const services = contentOf('services').filter(({ lang }) => lang === DEFAULT_LANG);

/** Other companies may write British English. */
test('English pages are spelled in American English', () => {
  const british =
    /\b((organi|speciali|optimi|recogni|standardi|summari|minimi|prioriti|moderni|customi|utili|visuali|synchroni|virtuali|generali)s(e|es|ed|ing|ation)|analys(e|ed|ing)|licence\w*|centred?|colour\w*|behaviour\w*|favour\w*|labour\w*|neighbour\w*|catalogue\w*|programmes?|cheques?|modell(ed|ing)|travell\w+|cancelled|fulfil|whilst|towards)\b/i;
  expect(
    pages.filter(({ lang }) => lang === 'en').flatMap((page) => found(page, british, said(page, JAPANESE, CHINESE))),
  ).toEqual([]);
});

describe('the glossary', () => {
  test('was read', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(20);
  });

  test.each(PUBLISHED_LANGS)('names the links of the header and the footer in %s', (lang) => {
    const named: Readonly<Record<string, string>> = {
      ...Object.fromEntries(
        services.map(({ slug, data }) => [pageOf('services', slug), String(data['label'] ?? data['title'])]),
      ),
      '/about-us': '会社情報',
      '/challenged': '開発事例',
      '/recruit_se': '採用情報',
      '/news': 'ニュース',
      '/tech-articles': '技術記事',
      '/contact': 'お問い合わせ',
      '/faq': 'よくある質問',
      '/privacy-policy': 'プライバシーポリシー',
    };
    const wrong = pages
      .filter((page) => page.lang === lang)
      .flatMap((page) =>
        page.root.querySelectorAll('.header nav.header__nav a, .footer nav a').flatMap((link) => {
          const { path } = splitLang(link.getAttribute('href') ?? '');
          const term = glossary.find(({ ja }) => ja === Object.entries(named).find(([known]) => known === path)?.[1]);
          const label = visibleText(link).replace(/^[A-Z]-\d+ /, '');
          const allowed =
            term === undefined ? true : forLang(term.words, lang).includes(lang === 'en' ? label.toLowerCase() : label);
          return allowed ? [] : [`${page.address}: ${path} is called ${label}`];
        }),
      );
    expect(wrong).toEqual([]);
  });
});
