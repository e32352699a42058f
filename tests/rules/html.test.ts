import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pages } from '#tests/support/built-site.ts';

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
    // Tables that are cards on phones name their roles, which older Safari takes from `display` (rule design.wide-content).
    'no-redundant-role': 'off',
    // Headings may begin with a figure, and Japanese ones are ids too.
    'valid-id': ['error', { relaxed: true }],
  },
});

describe('every page', () => {
  test('is valid HTML', async () => {
    const problems: string[] = [];
    for (const page of pages) {
      const report = await validator.validateString(page.html, page.file);
      for (const { messages } of report.results)
        problems.push(
          ...messages
            .filter(({ severity }) => severity === 2)
            .map(({ ruleId, message, line, column }) => `${page.address} ${ruleId}: ${message} (${line}:${column})`),
        );
    }
    expect(problems).toEqual([]);
  }, 240_000);

  test('has one h1 and skips no level of heading', () => {
    const wrong = pages.filter(({ root }) => {
      const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName[1]));
      return (
        levels.filter((level) => level === 1).length !== 1 ||
        levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)
      );
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test('gives every image its size', () => {
    const unsized = pages.flatMap(({ address, root }) =>
      root
        .querySelectorAll('img')
        .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
        .map((image) => `${address}: ${image.getAttribute('src')}`),
    );
    expect(unsized).toEqual([]);
  });

  test('keeps the space between words and inline tags in English', () => {
    const touching = pages
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ address, html }) =>
        [
          ...html.matchAll(
            /(?:[a-z,.]<(?:a|b|i|small|span|time|strong|em|code)\b[^>]*>[A-Za-z]|[a-z]<\/(?:a|b|i|small|span|time|strong|em|code)>[A-Za-z])/g,
          ),
        ].map((match) => `${address}: ${match[0]}`),
      );
    expect(touching).toEqual([]);
  });
});
