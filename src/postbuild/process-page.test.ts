import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';
import { processPage } from './process-page.ts';
import { stringsIn } from './script-strings.ts';
import { textDigest } from './text-digest.ts';
import { validatePage } from './validate-page.ts';

const SCRIPT = 'import("./b.js"); add("open")';
const files = builtFiles({
  folder: '',
  scripts: new Map([['/a.js', { digest: textDigest(SCRIPT), strings: stringsIn(SCRIPT) }]]),
  styles: new Map([['/a.css', '@layer c{.a{top:0}.open{top:1px}.x{top:2px}}']]),
});

function page(body: string, head = '<link rel="stylesheet" href="/a.css">'): string {
  return `<!doctype html><html lang="en"> <head><meta charset="utf-8"> <title>T</title> ${head}</head> <body>${body}</body></html>`;
}

const processed = (text: string, address = '/a') => processPage(text, address, files).html;
const hashOf = (text: string) => `'${textDigest(text)}'`;

describe('a processed page', () => {
  const html = () => processed(page('<b class="a">a</b> <script>go()</script>'));

  test('has one style element with the rules it uses, and no link to a style file', () => {
    expect(html()).toContain('<style>@layer{.a{top:0}}</style></head>');
    expect(html()).not.toContain('stylesheet');
  });

  test('has a policy before everything it governs, with the hashes of its own scripts and styles only', () => {
    const policy = `default-src 'none';font-src 'self';connect-src 'self';manifest-src 'self';img-src 'self';script-src ${hashOf('go()')};style-src ${hashOf('@layer{.a{top:0}}')}`;
    expect(html()).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>`,
    );
  });

  test('keeps the link to the style file of paper, and says what its title block says', () => {
    const link = '<link rel="stylesheet" href="/_astro/print.Ab_1-x.css" media="print">';
    const meta = '<meta name="build-meta" data-sheet="A-01" data-scale="1:1">';
    const paper = processed(page('<p class="a">a</p>', `<link rel="stylesheet" href="/a.css">${link}${meta}`));
    expect(paper).toContain(link);
    expect(paper).toContain('}}:root{--print-title:"T";--print-sheet:"A-01"}</style>');
    expect(paper).toContain("style-src 'self' 'sha256-");
    expect(validatePage(paper, '/a', files)).toEqual([]);
    expect(validatePage(paper.replace(' media="print"', ''), '/a', files).join()).toContain(
      'a stylesheet outside the page',
    );
  });

  test('keeps all other content', () => {
    expect(html()).toContain('<b class="a">a</b> <script>go()</script>');
  });

  test('has integrity for its script files, and keeps rules for classes that these may add', () => {
    const withFile = processed(page('<script type="module" src="/a.js"></script>'));
    expect(withFile).toContain(`<script type="module" src="/a.js" integrity="${textDigest(SCRIPT)}">`);
    const stale = processed(page('<script src="/a.js" integrity="sha256-old" defer></script>'));
    expect(stale).toContain(`<script src="/a.js" integrity="${textDigest(SCRIPT)}" defer="">`);
    expect(stale).not.toContain('sha256-old');
    expect(withFile).toContain("script-src 'self';");
    expect(withFile).toContain('<style>@layer{.open{top:1px}}</style>');
  });

  test('has the same bytes in every checkout', () => {
    const island = (uid: string) => page(`<astro-island uid="${uid}" component-url="/a.js"></astro-island>`);
    expect(processed(island('Z1mt1pP'))).toBe(processed(island('ZX3ho9')));
  });

  test('keeps only the island options that the client directive reads', () => {
    const island = (value: unknown) =>
      `<astro-island opts='${JSON.stringify({ name: 'News', value })}'></astro-island>`;
    expect(processed(page(island(true)))).toContain('<astro-island opts="{}">');
    expect(processed(page(island('#form')))).toContain('<astro-island opts="{&quot;value&quot;:&quot;#form&quot;}">');
  });
});

test('keeps a custom property that only a drawing reads', () => {
  const head = '<style>:root{--ink:#000;--none:0}</style>';
  expect(processed(page('<svg><path fill="var(--ink)"></path></svg>', head))).toContain(
    '<style>:root{--ink:#000}</style>',
  );
});

test('keeps rules for the language of the page, not those for pages in the language of a part', () => {
  const head = '<style>:root:lang(en){top:0}:root:lang(ja){top:1px}:lang(ja){left:0}</style>';
  expect(processed(page('<p lang="ja">a</p>', head))).toContain(
    '<style>:root:lang(en){top:0}:lang(ja){left:0}</style>',
  );
});

test('drops rules for places that no element has, but not from a page whose script file may make elements', () => {
  const head = '<style>p+p{top:0}[hidden]{top:1px}p{left:0}</style>';
  expect(processed(page('<p>a</p>', head))).toContain('<style>p{left:0}</style>');
  expect(processed(page('<p>a</p><script src="/a.js"></script>', head))).toContain(
    '<style>p+p{top:0}[hidden]{top:1px}p{left:0}</style>',
  );
});

describe('is refused', () => {
  test.each([
    { what: 'without a head', text: '<!doctype html><p>a', why: 'no <head>' },
    { what: 'without the encoding', text: page('').replace('utf-8', 'shift_jis'), why: 'no <head>' },
    {
      what: 'with the encoding behind something',
      text: page('').replace('<meta charset', '<base><meta charset'),
      why: 'no <head>',
    },
    { what: 'without styles', text: page('', ''), why: 'no styles' },
    {
      what: 'with a style file that is not there',
      text: page('', '<link rel="stylesheet" href="/b.css">'),
      why: '/b.css',
    },
    { what: 'with a script file that is not there', text: page('<script src="/b.js"></script>'), why: '/b.js' },
    {
      what: 'with a script of another site',
      text: page('<script src="https://x.example/a.js"></script>'),
      why: 'x.example',
    },
    { what: 'a second time', text: processed(page('')), why: 'processed before' },
    { what: 'with styles that are none', text: page('', '<style>a{</style>'), why: 'Unclosed block' },
    { what: 'with a script that is none', text: page('<script>go(</script>'), why: 'Unexpected token' },
  ])('a page $what', ({ text, why }) => {
    expect(() => processed(text)).toThrow(why);
  });

  test('no encoding that is only written otherwise', () => {
    expect(processed(page('').replace('charset="utf-8"', 'CHARSET=UTF-8 /'))).toContain('content-security-policy');
  });
});

describe('any page', () => {
  const code = fc.constantFrom('go()', 'document.title="<b>"', '"--ink".at(0)', 'a&&b', '/* é 字 */0');
  const part = fc.oneof(
    code.map((text) => `<script>${text}</script>`),
    fc.constantFrom(
      '<p class="a open">a</p>',
      '<style>p{top:0}</style>',
      '<svg><title>t</title><path d="M0 0"></path></svg>',
      '<script type="application/ld+json">{"a":"<b>"}</script>',
      '<script src="/a.js" type="module"></script>',
      '<noscript><p>plain</p></noscript>',
      '<template><p class="x">later</p></template>',
      '<pre>a\n  <b>b</b></pre>',
      '<table><tr><td>1<p>2',
      '<p>a<div>b',
      ' ',
      'text &amp; <!-- comment -->',
      '<x-island component-url="/a.js" props="{&quot;a&quot;:1}"></x-island>',
    ),
  );

  test('that was processed passes validation', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(validatePage(processed(page(parts.join(''))), '/a', files)).toEqual([]);
      }),
    );
  });

  test('fails validation with one more letter in a script or style', () => {
    fc.assert(
      fc.property(fc.array(part), code, (parts, text) => {
        const html = processed(page(`<script>${text}</script><p></p>${parts.join('')}`));
        for (const start of ['<body><script>', '<style>']) {
          expect(html).toContain(start);
          expect(validatePage(html.replace(start, `${start} `), '/a', files).join()).toContain(
            'not named by the policy',
          );
        }
      }),
    );
  });
});
