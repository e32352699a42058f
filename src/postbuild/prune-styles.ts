import { transform } from 'lightningcss';
import type { Node, Selector } from 'postcss-selector-parser';
import { reachableFrom } from '#src/domain/reachable.ts';
import { type Edit, inlineConstants } from './inline-constants.ts';
import { type Block, isRoot, isRootPart, type Range, rangesOf, readSheet, type Sheet } from './style-sheet.ts';

/** The classes, elements, languages and custom properties of a page, which decide the rules that it needs. */
export interface StyledThings {
  /** Whether an element may have a class, before or after scripts run. */
  readonly mayHaveClass: (name: string) => boolean;
  /** Whether there may be an element with a tag name in lower case, before or after scripts run. */
  readonly mayHaveTag: (name: string) => boolean;
  /** Whether a selector may match an element at its place, before or after scripts run. */
  readonly mayMatch: (selector: Selector) => boolean;
  /** Language of the page itself, which `:root:lang()` selects. */
  readonly lang: string;
  /** Languages of the page and its parts, which `:lang()` selects. */
  readonly langs: readonly string[];
  /** Whether a script or a drawing reads a custom property, by its name with both dashes. */
  readonly readsProperty: (name: string) => boolean;
}

/** Styles that several pages share, and the pruned text for each combination of absent classes, elements and places, languages and read properties. */
interface Bundle {
  readonly sheets: readonly Sheet[];
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  readonly properties: readonly string[];
  readonly placed: readonly Selector[];
  readonly pruned: Map<string, string>;
}

/** Classes and elements that a page does not have, selectors that match nothing at their place, and the page's languages. */
interface Absent extends Pick<StyledThings, 'lang' | 'langs'> {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly placed: ReadonlySet<Selector>;
}

/** Pseudo-classes that match if one of their branches matches. */
const BRANCHING = [':is', ':where', ':has'];

const FONT_FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;

const sheets = new Map<string, Sheet & { readonly id: number }>();
const bundles = new Map<string, Bundle>();

/**
 * Remove rules whose classes, elements or languages a page does not have, fonts that no rule names, and custom properties that nothing
 * reads or that are constants. Unused variants of a component then cost no bytes.
 *
 * Conservative: a selector is removed only if a class, element, place or language that it requires is absent, and a rule with its last
 * selector.
 *
 * @param texts the page's styles, in their order
 * @returns one text, without empty conditions
 * @throws Error if a text is not valid CSS
 */
export function pruneStyles(texts: readonly string[], page: StyledThings): string {
  const { sheets, classes, tags, properties, placed, pruned } = bundleOf(texts);
  const absent = classes.filter((name) => !page.mayHaveClass(name));
  const absentTags = tags.filter((name) => !page.mayHaveTag(name));
  const read = properties.filter(page.readsProperty);
  const unplaced = placed.flatMap((selector, at) => (page.mayMatch(selector) ? [] : [at]));
  const key = JSON.stringify([absent, absentTags, unplaced, page.lang, page.langs, read]);
  let kept = pruned.get(key);
  if (kept === undefined) {
    const missing = {
      classes: new Set(absent),
      tags: new Set(absentTags),
      placed: new Set(placed.filter((_, at) => unplaced.includes(at))),
      lang: page.lang,
      langs: page.langs,
    };
    kept = withoutUnusedFonts(minified(keptOf(sheets, missing, read)));
    pruned.set(key, kept);
  }
  return kept;
}

function bundleOf(texts: readonly string[]): Bundle {
  const parts = texts.map(sheetOf);
  const key = parts.map(({ id }) => id).join();
  let bundle = bundles.get(key);
  if (bundle === undefined) {
    const classes = [...new Set(parts.flatMap((sheet) => [...sheet.classes]))].sort();
    const tags = [...new Set(parts.flatMap((sheet) => [...sheet.tags]))].sort();
    const properties = [...new Set(parts.flatMap((sheet) => [...sheet.properties]))].sort();
    const placed = parts.flatMap((sheet) => sheet.placed);
    bundle = { sheets: parts, classes, tags, properties, placed, pruned: new Map() };
    bundles.set(key, bundle);
  }
  return bundle;
}

function sheetOf(css: string): Sheet & { readonly id: number } {
  const sheet = sheets.get(css) ?? { ...readSheet(css), id: sheets.size };
  sheets.set(css, sheet);
  return sheet;
}

/**
 * The text of style sheets without the rules and properties that a page does not need, and with constants in the place of their names.
 * The rest is unchanged byte for byte.
 *
 * @param read custom properties that a script or a drawing reads
 */
export function keptOf(sheets: readonly Sheet[], absent: Absent, read: readonly string[]): string {
  const parts = sheets.map(({ css, top }) => ({ css, ...partition(top, absent) }));
  const living = parts.flatMap((part) => part.living);
  const used = usedProperties(living, read);
  const inlined = inlineConstants(living, read);
  return parts
    .map(({ css, living, dead }) => {
      const unread = living.flatMap(({ sets }) => sets.filter(({ name }) => !used.has(name)));
      return edited(css, [...dead, ...unread, ...inlined(living)]);
    })
    .join('');
}

/** Splits a block and the blocks below it into needed ones, and the ranges of the outermost unneeded blocks and selectors. */
function partition(block: Block, absent: Absent): { readonly living: Block[]; readonly dead: Range[] } {
  const weaker = overridden(block, absent);
  const parts = { living: [block], dead: [...deadSelectors(block, absent), ...weaker] };
  for (const child of block.blocks) {
    if (isUnneeded(child, absent)) {
      parts.dead.push(child);
      continue;
    }
    const sets = child.sets.filter((set) => !weaker.includes(set));
    const { living, dead } = partition({ ...child, sets }, absent);
    parts.living.push(...living);
    parts.dead.push(...dead);
  }
  return parts;
}

/** Custom properties that are read, directly or by the declaration of another one that is read. */
function usedProperties(blocks: readonly Block[], read: readonly string[]): ReadonlySet<string> {
  const sets = blocks.flatMap((block) => block.sets);
  const madeOf = Map.groupBy(sets, ({ name }) => name);
  const namesIn = (parts: readonly Pick<Block, 'reads'>[]) =>
    parts.flatMap(({ reads }) => reads.map(({ name }) => name));
  return reachableFrom([...read, ...namesIn(blocks)], (name) => namesIn(madeOf.get(name) ?? []));
}

/** The ranges of the selectors of a rule that cannot match, and of the branches that cannot in the others; none where no selector can. */
function deadSelectors({ start, selectors = [], selectorRanges: ranges }: Block, absent: Absent): Range[] {
  const branches = selectors.flatMap((selector) =>
    isDead(selector, absent) ? [] : deadBranches(selector, start, absent),
  );
  return [...deadParts(selectors, ranges, absent), ...branches];
}

/**
 * The ranges of the branches of `:is()` that cannot match, of a rule that begins at an offset. Only of lists of single classes or of single
 * elements: any branch makes a selector as specific as the strongest one does.
 */
function deadBranches(selector: Selector, offset: number, absent: Absent): Range[] {
  const found: Range[] = [];
  selector.walkPseudos(({ value, nodes, sourceIndex }) => {
    const isListOf = (type: string) => nodes.every((branch) => branch.nodes.length === 1 && branch.first.type === type);
    if (value !== ':is' || !(isListOf('class') || isListOf('tag'))) return;
    found.push(...deadParts(nodes, rangesOf(nodes, offset + sourceIndex + value.length + 1), absent));
  });
  return found;
}

/** The ranges of the parts of a list that cannot match, each with a comma; none where no part can. */
function deadParts(selectors: readonly Selector[], ranges: readonly Range[], absent: Absent): Range[] {
  const isAlive = selectors.map((selector) => !isDead(selector, absent));
  const last = isAlive.lastIndexOf(true);
  if (last < 0) return [];
  return ranges.flatMap(({ start, end }, at) => {
    if (isAlive[at]) return [];
    return [at < last ? { start, end: ranges[at + 1]?.start ?? end } : { start: ranges[at - 1]?.end ?? start, end }];
  });
}

/** Declarations of `:root` that `:root:lang()` of the page's language overrides in the same layer: it is always the stronger one. */
function overridden({ blocks }: Block, absent: Absent): Block['sets'] {
  const roots = blocks.filter(({ selectors }) => selectors?.length === 1 && selectors.every(isRoot));
  const { general = [], own = [] } = Object.groupBy(roots, ({ selectors }) =>
    `${selectors}` === ':root' ? 'general' : 'own',
  );
  const names = new Set(
    own.filter((root) => !isUnneeded(root, absent)).flatMap(({ sets }) => sets.map(({ name }) => name)),
  );
  return general.flatMap(({ sets }) => sets.filter(({ name }) => names.has(name)));
}

/** Replaces parts of a text. A part inside of another one goes with it. */
function edited(text: string, edits: readonly Edit[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end, text: instead = '' } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    kept += text.slice(from, start) + instead;
    from = end;
  }
  return kept + text.slice(from);
}

/** Whether neither a rule nor any rule inside it can match. */
function isUnneeded({ selectors, blocks }: Block, absent: Absent): boolean {
  return selectors?.every((selector) => isDead(selector, absent)) === true && !blocks.some(asksForParentInside);
}

/** Whether a selector cannot match: it requires an absent class, element or language, directly or in every branch of an `:is()`. */
function isDead(selector: Selector, absent: Absent): boolean {
  if (absent.placed.has(selector)) return true;
  return compoundsIn(selector.nodes).some((compound) => {
    const known = compound.some(isRootPart) ? { ...absent, langs: [absent.lang] } : absent;
    return compound.some((part) => {
      if (part.type === 'class') return absent.classes.has(part.value);
      if (part.type === 'tag') return absent.tags.has(part.value.toLowerCase());
      if (part.type !== 'pseudo' || part.nodes.length === 0) return false;
      if (part.value === ':lang')
        return !part.nodes.some((asked) => known.langs.some((lang) => isWithin(lang, `${asked}`)));
      const inside = part.value === ':has' ? absent : known;
      return BRANCHING.includes(part.value) && part.nodes.every((branch) => isDead(branch, inside));
    });
  });
}

/** The parts of a selector between its combinators: each selects one element. */
function compoundsIn(nodes: readonly Node[]): Node[][] {
  const compounds: Node[][] = [[]];
  for (const part of nodes) {
    if (part.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

/** Whether `:lang()` with one language matches text in another: `:lang(zh)` matches `zh-Hans`. */
function isWithin(lang: string, asked: string): boolean {
  const range = asked.replaceAll(/["'\s]/g, '').toLowerCase();
  return range.includes('*') || `${lang}-`.toLowerCase().startsWith(`${range}-`);
}

/** Whether a nested rule has `&` inside a pseudo-class: `:not(&)` matches exactly where the outer rule does not. */
function asksForParentInside({ selectors, blocks }: Block): boolean {
  const asks = selectors?.some(({ nodes }) =>
    nodes.some((part) => part.type === 'pseudo' && part.nodes.some(holdsNesting)),
  );
  return asks === true || blocks.some(asksForParentInside);
}

function holdsNesting(selector: Selector): boolean {
  let holds = false;
  selector.walkNesting(() => {
    holds = true;
  });
  return holds;
}

/** Minified styles without the `@font-face` rules whose font no other rule names. */
function withoutUnusedFonts(css: string): string {
  const rules = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (rule, font: string) => (rules.includes(font) ? rule : ''));
}

function minified(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
}
