import { describe, expect, it } from 'vitest';
import { imageSvg, inlineSvg, latinIn, placesIn, sizeOf } from './drawing.ts';

const SOURCE = `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="-20 14 560.4 650">
  <!-- a floor -->
  <path class="a" d="M0 0
    h9"/>
  <g class="lb">
    <text x="1">@1</text>
  </g>
</svg>
`;
const LOOK = {
  css: '/* a */ @layer base { .art { fill: none; } .art .a { fill: var(--fa); } @media (width < 60rem) { .art .lb { display: none; } } }',
  light: { fa: '#fff' },
  dark: { fa: '#000' },
};

describe('inlineSvg', () => {
  it('is silent without a name, and leaves what only its file needs', () => {
    expect(inlineSvg(SOURCE, ['東京 & "A"'], '')).toBe(
      '<svg class="art" viewBox="-20 14 560.4 650" aria-hidden="true"><path class="a" d="M0 0\n    h9"/><g class="lb"><text x="1">東京 &amp; &quot;A&quot;</text></g></svg>',
    );
  });

  it('has its name for screen readers', () => {
    expect(inlineSvg(SOURCE, ['a'], 'The "plan"')).toContain(' role="img" aria-label="The &quot;plan&quot;">');
  });

  it('keeps @1 and @10 apart, and throws when a word is missing', () => {
    const words = ['a', '', '', '', '', '', '', '', '', 'j'];
    expect(inlineSvg('<svg><text>@10 @1</text></svg>', words, '')).toContain('>j a<');
    expect(() => inlineSvg('<svg><text>@2</text></svg>', ['a'], '')).toThrow('@2');
  });
});

describe('imageSvg', () => {
  const image = imageSvg(SOURCE, ['a'], LOOK);

  it('is a complete file: namespace, size, and the colours of both schemes', () => {
    expect(image).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="dark" width="560" height="650" class="art"/,
    );
    expect(image).toContain(
      'svg{height:auto;--fa:#fff}@media(prefers-color-scheme:dark){svg:not(:has(style:target)){--fa:#000}}svg:target{--fa:#000}',
    );
  });

  it('has the styles of drawings, and hides its labels where the image itself is narrow', () => {
    expect(image).toContain(
      '@layer base{.art{fill:none;}.art .a{fill:var(--fa);}@media(width&lt;365px){.art .lb{display:none;}}}</style>',
    );
  });

  it('carries the font of its Latin letters, which it needs by its words', () => {
    expect(latinIn(SOURCE, ['東京 Tokyo'])).toBe(' Tkoy');
    expect(latinIn(SOURCE, ['東京'])).toBe('');
    expect(image).not.toContain('@font-face');
    expect(imageSvg(SOURCE, ['a'], { ...LOOK, font: 'data:font/woff2;base64,AA' })).toContain(
      '<style id="light">@font-face{font-family:Latin;src:url(data:font/woff2;base64,AA);font-weight:400 700}svg{',
    );
  });
});

it('counts the places for words by their highest number, and rounds the box', () => {
  expect([placesIn(SOURCE), placesIn('<svg/>'), placesIn('<text>@2</text><text>@1</text>')]).toEqual([1, 0, 2]);
  for (const box of ['0 0 560 650', '0,0,560,650', '0, 0  560 650'])
    expect(sizeOf(SOURCE.replace(/(?<=viewBox=")[^"]*/, box))).toEqual({ width: 560, height: 650 });
});
