import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import { svgFault } from './svg-fault.ts';

/** The company's drawings. */
export const OWN_DRAWINGS = 'content/drawings';
/** The drawings of the pages that every site has. */
const ENGINE_DRAWINGS = 'src/assets/art';

/** Maximum characters of a drawing, because it is part of the document of a page. */
const MOST = 12_000;

/** Matches styles and ids in a drawing: the page policy forbids them, or they would conflict with the page. */
const REFUSED = /<style\b|\sstyle=|\sid=/i;

/** The sources of the drawings by name; undefined if the project has no folder of drawings. */
export function drawingSources(root: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path.join(root, ENGINE_DRAWINGS))) return undefined;
  return new Map([...sourcesIn(root, ENGINE_DRAWINGS), ...sourcesIn(root, OWN_DRAWINGS)]);
}

/** Problems of the company's drawings that cannot be part of a page: unsafe drawings (see `svgFault`), drawings with styles, and too large ones. */
export function sourceProblems(root: string): ContentProblem[] {
  return [...sourcesIn(root, OWN_DRAWINGS)].flatMap(([name, source]) => {
    const said = drawingFault(source);
    return said === undefined ? [] : [{ file: `${OWN_DRAWINGS}/${name}.svg`, line: 1, field: '', ...said }];
  });
}

/** The reason why an SVG cannot be a drawing. */
export function drawingFault(source: string): { readonly ja: string; readonly en: string } | undefined {
  const fault = svgFault(source);
  if (fault === 'unreadable')
    return {
      ja: 'この図版はSVGとして読めません。xmlns と viewBox のある <svg> 一つにしてください',
      en: 'the drawing cannot be read as SVG; expected one <svg> with xmlns and viewBox',
    };
  const found = fault?.found ?? REFUSED.exec(source)?.[0].trim();
  if (found !== undefined)
    return {
      ja: `図版に「${found}」があります。図版に置けるのは、図形と文字と class だけです。自分の色を持つSVGは、画像としてページのファイルのそばに置き、拡張子まで書いて呼んでください`,
      en: `the drawing has \`${found}\`; expected shapes, text and classes only. Put an SVG with its own styles beside the content and name it with its ending`,
    };
  if (!/^<svg[^>]*\sclass="art[ "]/.test(source.trim()))
    return {
      ja: '図版の <svg> に class="art" がありません。色はそのクラスが決めます',
      en: 'the <svg> of the drawing has no class="art", which gives it its colours',
    };
  if (source.length > MOST)
    return {
      ja: `図版が${source.length}文字あります。${MOST}文字までにしてください`,
      en: `the drawing has ${source.length} characters; expected ${MOST} at most`,
    };
  return undefined;
}

function sourcesIn(root: string, folder: string): [string, string][] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(path.join(place, file), 'utf8')]);
}
