/** Elements of a static image. Scripts, embedded content, links, animations and filters are not allowed. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style ' +
    'linearGradient radialGradient stop clipPath mask marker pattern'
  ).split(' '),
);

/** A comment, a tag with its attributes, or text. Anything else, such as CDATA or a DOCTYPE, is refused. */
const TOKEN =
  /<!--(?!-?>)(?:(?!--)[\s\S])*-->|<(?<close>\/?)(?<name>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const DECLARATION =
  /^\uFEFF?(?:<\?xml version=(["'])1\.\d\1(?: encoding=(["'])utf-8\2)?(?: standalone=(["'])\w+\3)?\s*\?>)?\s*/i;

/** CSS that loads something, a font in the file itself excepted, and escapes, which could hide such CSS from this check. */
const FETCHES = /url\((?!\s*["']?#|data:font\/woff2;base64,[\w+/]+=*\))|@import|image-set|\bsrc\(|\\/i;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos);)[^;]*;?/;

/** Why an SVG is not published: it is no well-formed `<svg>`, has no `viewBox` to scale by, or more than static shapes. */
type SvgFault = 'unreadable' | 'viewBox' | { readonly found: string };

/**
 * Check an SVG that is published unchanged: shapes, text and its own styles only. Scripts, event handlers, foreign markup, embedded
 * images, animations and references outside the file are refused, because its address is a document of this site.
 */
export function svgFault(svg: string): SvgFault | undefined {
  const open: string[] = [];
  let roots = 0;
  TOKEN.lastIndex = DECLARATION.exec(svg)?.[0].length ?? 0;
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(svg);
    if (match?.groups === undefined)
      return /^<[!?](?!xml\s|--)/.test(svg.slice(at)) ? { found: svg.slice(at, at + 2) } : 'unreadable';
    const { close, name, attributes = '', empty, text } = match.groups;
    // Browsers join the texts around a comment or an element into one style sheet, so a `<style>` may have text only.
    if (open.at(-1) === 'style' && text === undefined && !close) return { found: match[0] };
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') return 'unreadable';
      const found = open.at(-1) === 'style' ? fetchedBy(text) : undefined;
      if (found !== undefined) return { found };
    } else if (name !== undefined) {
      if (close) {
        if (open.pop() !== name) return 'unreadable';
        continue;
      }
      if (open.length === 0 && (++roots > 1 || !isRoot(name, attributes))) return 'unreadable';
      if (open.length === 0 && viewBoxOf(match[0]) === undefined) return 'viewBox';
      const found = ELEMENTS.has(name) ? refusedAttribute(attributes) : `<${name}>`;
      if (found !== undefined) return { found };
      if (!empty) open.push(name);
    }
  }
  return roots === 1 && open.length === 0 ? undefined : 'unreadable';
}

function isRoot(name: string, attributes: string): boolean {
  return name === 'svg' && new Map(attributesOf(attributes)).get('xmlns') === 'http://www.w3.org/2000/svg';
}

/** The numbers of the `viewBox` of an SVG, between spaces or commas; undefined without one that has an area. */
export function viewBoxOf(svg: string): readonly [x: number, y: number, width: number, height: number] | undefined {
  const [, root = ''] = /<svg\b([^>]*)/.exec(svg) ?? [];
  const parts = (new Map(attributesOf(root)).get('viewBox') ?? '').trim().split(/\s*,\s*|\s+/);
  const [x = 0, y = 0, width = 0, height = 0] = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  const isBox = parts.length === 4 && [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? [x, y, width, height] : undefined;
}

function refusedAttribute(attributes: string): string | undefined {
  for (const [name, value] of attributesOf(attributes)) {
    if (/^on|^xml:base$/i.test(name)) return name;
    if (/(?:^|:)href$/i.test(name) && !/^#[\w.-]+$/.test(value)) return name;
    const found = fetchedBy(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fetchedBy(css: string): string | undefined {
  return (REFERENCE.exec(css) ?? FETCHES.exec(css))?.[0];
}

function attributesOf(written: string): (readonly [name: string, value: string])[] {
  return [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']);
}
