import { defaultTreeAdapter as tree } from 'parse5';
import { LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { softBreaks } from '#src/i18n/soft-breaks.ts';
import { attributeOf, elementOf, type ParentNode, type TextNode } from '#src/site/html-tree.ts';

/** Elements with large or narrow text, in which a line break in the wrong place disturbs readers. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'dt', 'thead'];
/** Elements inside an island get no `<wbr>`: React compares its own HTML with that of the server, except in slots. */
const RENDERED_AGAIN = 'astro-island';
const STAYS = ['astro-slot', 'astro-static-slot'];

/** Language and kind of the element around a text. */
interface Place {
  readonly lang: Lang | undefined;
  readonly isTitle: boolean;
  readonly isStatic: boolean;
}

/** Mark where the titles of a page may break: a `<wbr>` between the pieces of {@link softBreaks} (rule design.type). */
export function softenTitles(
  node: ParentNode,
  place: Place = { lang: undefined, isTitle: false, isStatic: true },
): void {
  for (const child of [...node.childNodes]) {
    if (tree.isTextNode(child)) soften(child, place);
    else if (tree.isElementNode(child)) {
      const tag = attributeOf(child, 'lang');
      softenTitles(child, {
        lang: tag === undefined ? place.lang : LANGS.find((lang) => LANG_INFO[lang].tag === tag),
        isTitle: place.isTitle || TITLES.includes(child.tagName),
        isStatic: STAYS.includes(child.tagName) || (place.isStatic && child.tagName !== RENDERED_AGAIN),
      });
    }
  }
}

function soften(text: TextNode, { lang, isTitle, isStatic }: Place): void {
  const { parentNode: parent, value } = text;
  if (parent === null || lang === undefined || !isTitle || !isStatic) return;
  const [first = '', ...others] = softBreaks(value, lang);
  const next = parent.childNodes[parent.childNodes.indexOf(text) + 1] ?? null;
  text.value = first;
  for (const piece of others) {
    const nodes = [elementOf('wbr', {}), tree.createTextNode(piece)];
    for (const node of nodes) {
      if (next) tree.insertBefore(parent, node, next);
      else tree.appendChild(parent, node);
    }
  }
}
