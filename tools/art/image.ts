import { readFileSync } from 'node:fs';
import { palette } from '#src/styles/palette.ts';

/** What drawings are coloured with. An image cannot read the page's variables, so it carries its own (rule design.colours). */
export const INKS = palette('paper', 'ink', 'shu', 'on-shu', 'dl', 'ft', 'fb', 'fa', 'fw');

const declare = (colours: (typeof INKS)['light'], used: string): string => {
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
  // The pages' base styles, which give an image its height, do not reach a document of its own.
  const rules = rulesFor(artCss, inline).replace('width:100%', 'width:100%;height:auto');
  const used = rules + inline;
  // An image's media queries see the box of the image itself, not the window.
  const narrow = inline.includes('class="lb"') ? '@media(width<26rem){.lb{display:none}}' : '';
  const style = `${declare(INKS.light, used)}@media(prefers-color-scheme:dark){${declare(INKS.dark, used)}}${rules}${narrow}`;
  return inline
    .replace(' aria-hidden="true"', '')
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replace('>', `><style>${style.replaceAll('<', '&lt;')}</style>`);
}
