import { readFileSync } from 'node:fs';

/** rule design.colours: the drawing colours. An image cannot read the page's variables, so it carries its own. */
export const LIGHT = {
  paper: '#f1f4f3',
  ink: '#0f1a38',
  shu: '#d63a1e',
  'on-shu': '#fff',
  dl: '#15275f',
  ft: '#fdfefd',
  fb: '#dde5f3',
  fa: '#b9c8e6',
  fw: '#8fa5d3',
};
export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: '#0b1b47',
  ink: '#eef3ff',
  shu: '#ff7d57',
  'on-shu': '#1a0b06',
  dl: '#cbd9ff',
  ft: '#1d3a84',
  fb: '#132a66',
  fa: '#0b1b47',
  fw: '#5d7ccb',
};

const declare = (colours: typeof LIGHT, used: string): string => {
  const list = Object.entries(colours).filter(([name]) => used.includes(`var(--${name})`));
  return `svg{${list.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
};

/**
 * Keep only the rules that can match one of the classes and elements in a drawing.
 *
 * @example rulesFor('.art .a{fill:red}.art .b{fill:blue}', '<svg class="art"><path class="a"/></svg>') // => '.a{fill:red}'
 */
export function rulesFor(css: string, markup: string): string {
  const present = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selectors = '', body = '']) => {
      const kept = selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => present.has(name)))
        .filter((selector) => !/\btext$/.test(selector) || markup.includes('<text'))
        .map((selector) => selector.replace(/^\.art\s+/, '').replace(/^\.art$/, 'svg'));
      return kept.length ? `${kept.join(',')}{${body.trim()}}` : '';
    })
    .join('');
}

/** The page's style sheet for drawings without comments, whitespace and media rules. */
const artCss = readFileSync(new URL('../../src/styles/art.css', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  .replace(/\s*([{}:;,])\s*/g, '$1')
  .replace(/;\}/g, '}')
  .replace(/var\(--sans\)/g, 'sans-serif')
  .trim();

/**
 * Make a drawing stand alone, for `<img>`: its own namespace, size and colours for both colour schemes.
 *
 * @example imageSvg('<svg class="art" viewBox="0 0 9 9" aria-hidden="true"/>') // => '<svg xmlns="http://www.w3.org/2000/svg" …'
 */
export function imageSvg(inline: string): string {
  const [, , width = '', height = ''] = /viewBox="([^"]*)"/.exec(inline)?.[1]?.split(' ') ?? [];
  const rules = rulesFor(artCss, inline);
  const used = rules + inline;
  // An image's media queries see the box of the image itself, not the window.
  const narrow = inline.includes('class="lb"') ? '@media(width<26rem){.lb{display:none}}' : '';
  const style = `${declare(LIGHT, used)}@media(prefers-color-scheme:dark){${declare(DARK, used)}}${rules}${narrow}`;
  return inline
    .replace(' aria-hidden="true"', '')
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${style.replaceAll('<', '&lt;')}</style>`);
}
