import postcss from 'postcss';
import { attributeOf, elementsIn, readHtml, setContent, textIn, writeHtml } from '#src/site/html-tree.ts';
import { featuresOfStyles } from '#tools/engine-support/style-features.ts';
import { gapsOf, SUPPORTED } from '#tools/engine-support/supported-engines.ts';
import type { Site } from './driver/site.ts';

/** What Safari never had, this engine has not either: what is left came later, apart from what the tests look with. */
const LATER = new Set(
  [...gapsOf({ safari: SUPPORTED.safari })]
    .filter(([key, { missing }]) => !missing.includes('safari never') && key !== 'api.Element.checkVisibility')
    .map(([key]) => key),
);
const lacks = (key: string) => LATER.has(key);
const QUESTION = /^(not )?selector\(:+([\w-]+)\)$/;

/**
 * From now on pages come as the oldest Safari that is held reads them: rules, declarations and attributes that it does not know are
 * not there, nor is what it does not bring to scripts. What it does wrong, as far as that is in no data, stays unseen.
 */
export function makeOlder(site: Site): void {
  site.let(/^GET \/(?!api\/)[^.?]*(\?.*)?$/, { change: olderPage });
  site.before(
    takeAway,
    [...LATER].filter((key) => key.startsWith('api.') || key.startsWith('javascript.')),
  );
}

/** Runs in the page. */
function takeAway(keys: readonly string[]): void {
  for (const key of keys) {
    const [, place = '', name = '', kind] =
      /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+?)(_static|_event)?)?$/.exec(key) ?? [];
    const owner = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[place];
    if (kind === '_event' || owner === undefined) continue;
    if (name === '' || name === place) delete (globalThis as unknown as Record<string, unknown>)[place];
    else Reflect.deleteProperty(owner, name);
    if (name !== '' && kind === undefined && owner.prototype) Reflect.deleteProperty(owner.prototype, name);
  }
}

function olderPage(html: string): string {
  const document = readHtml(html);
  for (const element of elementsIn(document)) {
    const { tagName } = element;
    // The policy names the styles that it lets through, and these are others.
    if (tagName === 'meta' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy')
      element.attrs = [];
    if (tagName === 'style') setContent(element, olderStyles(textIn(element)));
    element.attrs = element.attrs.filter(
      ({ name, value }) =>
        ![`html.elements.${tagName}.${name}`, `html.global_attributes.${name}`].some(
          (key) => lacks(key) || value.split(/\s+/).some((word) => lacks(`${key}.${word}`)),
        ),
    );
  }
  return writeHtml(document);
}

function olderStyles(css: string): string {
  const styles = postcss.parse(css);
  styles.walkAtRules('supports', (rule) => {
    const [, not, selector] = QUESTION.exec(rule.params) ?? [];
    if (selector === undefined || !lacks(`css.selectors.${selector}`)) return;
    if (not) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  for (const [key, part] of featuresOfStyles(styles)) if (lacks(key)) part.remove();
  return styles.toString();
}
