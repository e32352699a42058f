import { describe, expect, test } from 'vitest';
import { svgFault } from './svg-fault.ts';

const drawn = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300"${attributes}>${inside}</svg>`;

describe('an SVG that is published', () => {
  test.each([
    [
      'shapes, text and own styles',
      drawn('<style>path{fill:red}</style><g><path d="M0 0"/><text x="1">日 &amp; &#x65E5;</text></g>'),
    ],
    [
      'references inside the file',
      drawn('<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" style="mask:url(\'#a\')"/>'),
    ],
    [
      'a font in the file itself',
      drawn('<style>@font-face{font-family:A;src:url(data:font/woff2;base64,d09G+/A=)}</style>'),
    ],
    [
      'a declaration and comments',
      `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- a figure -->\n${drawn('<!-- a > b -->')}\n`,
    ],
    ['attributes of a drawing program', drawn('<g inkscape:label="1"/>', ' xmlns:inkscape="http://www.inkscape.org/"')],
  ])('may have %s', (_, svg) => {
    expect(svgFault(svg)).toBeUndefined();
  });

  test.each([
    ['a script', drawn('<script>alert(1)</script>'), '<script>'],
    ['a script of a prefixed namespace', drawn('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), '<x:script>'],
    ['a handler on its root', drawn('', ' onload="alert(1)"'), 'onload'],
    ['a handler in capitals', drawn('<g ONCLICK="alert(1)"/>'), 'ONCLICK'],
    ['HTML', drawn('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
    ['an embedded raster', drawn('<image href="data:image/png;base64,AA=="/>'), '<image>'],
    ['a raster from a filter', drawn('<filter><feImage href="#a"/></filter>'), '<filter>'],
    ['a link', drawn('<a href="https://example.com/"/>'), '<a>'],
    ['an animation, which could set a link', drawn('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
    ['a part of another file', drawn('<use href="other.svg#a"/>'), 'href'],
    ['a part of another file, by the older name', drawn('<use xlink:href="https://example.com/#a"/>'), 'xlink:href'],
    ['a script in a reference', drawn('<use href="&#106;avascript:alert(1)"/>'), 'href'],
    ['another base for its references', drawn('<g xml:base="https://example.com/"/>'), 'xml:base'],
    ['another file in the file', drawn('<style>a{fill:url(data:image/svg+xml;base64,PHN2)}</style>'), 'url('],
    ['a paint from elsewhere', drawn('<path fill="url(https://example.com/#a)"/>'), 'url('],
    ['a font from elsewhere', drawn('<style>@font-face{src:URL( "https://example.com/f")}</style>'), 'URL('],
    ['a paint spelled with signs', drawn('<path style="fill:&#117;rl(https://example.com/)"/>'), '&#117;'],
    ['a style sheet', drawn('<style>@import "https://example.com/a.css";</style>'), '@import'],
    ['a set of images', drawn('<style>svg{background:image-set("a.png" 1x)}</style>'), 'image-set'],
    ['an address spelled with escapes', drawn('<style>svg{background:\\75 rl(//example.com)}</style>'), '\\'],
    ['an address that a comment takes apart', drawn('<style>a{fill:ur<!-- -->l(//example.com)}</style>'), '<!-- -->'],
    ['an address that an element takes apart', drawn('<style>a{fill:ur<g/>l(//example.com)}</style>'), '<g/>'],
    ['a linked style sheet', `<?xml-stylesheet href="a.css"?>${drawn('')}`, '<?'],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('&a;')}`, '<!'],
    ['text that hides markup', drawn('<![CDATA[<script>]]>'), '<!'],
  ])('may not have %s', (_, svg, found) => {
    expect(svgFault(svg)).toEqual({ found });
  });

  test.each([
    ['cut off', drawn('<g>').slice(0, -6)],
    ['closed in the wrong order', drawn('<g><text></g></text>')],
    ['HTML instead', '<p>text</p>'],
    ['without its namespace', '<svg viewBox="0 0 1 1"></svg>'],
    ['of two parts', drawn('') + drawn('')],
    ['with text outside', `${drawn('')}text`],
    ['in another encoding', `<?xml version="1.0" encoding="utf-7"?>${drawn('')}`],
    ['empty', ''],
  ])('cannot be read when it is %s', (_, svg) => {
    expect(svgFault(svg)).toBe('unreadable');
  });

  test.each(['0 0 720 300', '0,0,720,300', '0, 0, 720, 300', '0 0,720 300', ' 0  0 720\n300 ', '-1 -1 7.2 3e1'])(
    'may have the viewBox %j',
    (box) => {
      expect(svgFault(drawn('').replace('0 0 720 300', box))).toBeUndefined();
    },
  );

  test.each(['', '0 0 720', '0 0 0 300', '0,,720,300', '0 0 720px 300px', '0;0;720;300', '0 0 a b'])(
    'may not have the viewBox %j',
    (box) => {
      expect(svgFault(drawn('').replace('0 0 720 300', box))).toBe('viewBox');
    },
  );
});
