import { KIND_NAMES } from '#src/content/kinds.ts';
import { isOwnFile, withDrawings } from '#src/content/reading/named-drawings.ts';
import { type ContentProblem, didYouMean } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { placesIn } from '#src/domain/drawing.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { drawingSources, OWN_DRAWINGS, sourceProblems } from './drawing-sources.ts';
import { pictureProblems } from './picture-problems.ts';
import { lineOf, problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/** A field that names a drawing or a picture. */
interface Named {
  readonly entry: SourceEntry;
  readonly path: readonly PropertyKey[];
  readonly name: string;
  /** The folder of the entry's kind, which has its images. */
  readonly folder: string;
}

/**
 * Problems of drawings: a name without a drawing, a missing or unusable image, a drawing that
 * cannot be part of a page, words without a placeholder in the drawing, and placeholders without words.
 *
 * @param root the project's folder; without a folder of drawings, their names are not checked
 */
export async function drawingProblems(content: SiteContent, root: string): Promise<ContentProblem[]> {
  const sources = drawingSources(root);
  const named = KIND_NAMES.flatMap((kind) =>
    content.entries(kind).flatMap((entry) => {
      const found: Named[] = [];
      withDrawings(entry.data, (name, path) => {
        found.push({ entry, path, name, folder: `content/${kind}` });
        return name;
      });
      return found;
    }),
  );
  const pictures = await Promise.all(
    named
      .filter(({ name }) => isOwnFile(name))
      .map(async ({ entry, path, name: href, folder }) => {
        const line = lineOf(entry, path);
        // The schema decides whether the image needs an alternative text.
        const problems = await pictureProblems({ href, text: `${folder}/${href}`, line }, folder, root);
        return problems.map((problem) => ({ file: entry.file, field: path.join('.'), ...problem }));
      }),
  );
  if (sources === undefined) return pictures.flat();
  const drawings = named.filter(({ name }) => !isOwnFile(name));
  return [
    ...pictures.flat(),
    ...drawings.flatMap(({ entry, path, name }) => unknownDrawing(entry, path, name, sources)),
    ...sourceProblems(root),
    ...wordProblems(content, sources),
  ];
}

function unknownDrawing(
  entry: SourceEntry,
  path: readonly PropertyKey[],
  name: string,
  sources: ReadonlyMap<string, string>,
): ContentProblem[] {
  if (sources.has(name)) return [];
  const hint = didYouMean(closest(name, [...sources.keys()]));
  const ja = `図版「${name}」が ${OWN_DRAWINGS} にありません${hint.ja}`;
  return [problemAt(entry, path, ja, `the drawing \`${name}\` is not in ${OWN_DRAWINGS}${hint.en}`)];
}

function wordProblems(content: SiteContent, sources: ReadonlyMap<string, string>): ContentProblem[] {
  const files = content.entries('drawings');
  const wrong = files.flatMap((entry) =>
    Object.entries(entry.data as Record<string, readonly string[]>).flatMap(([name, words]): ContentProblem[] => {
      const source = sources.get(name);
      if (source === undefined) return unknownDrawing(entry, [name], name, sources);
      const places = placesIn(source);
      if (places === words.length) return [];
      const ja = `文字が${words.length}個ありますが、図版にある場所（@1、@2 …）は${places}個です`;
      return [problemAt(entry, [name], ja, `${words.length} words for the ${places} places (@1, @2 …) of the drawing`)];
    }),
  );
  const file = `${OWN_DRAWINGS}/${DEFAULT_LANG}.yaml`;
  // Skip this check if the file could not be read.
  if (content.problems.some((problem) => problem.file === file)) return wrong;
  const original = files.find(({ lang }) => lang === DEFAULT_LANG)?.data ?? {};
  const wordless = [...sources]
    .filter(([name, source]) => placesIn(source) > 0 && original[name] === undefined)
    .map(([name, source]) => ({
      file,
      line: 1,
      field: name,
      ja: `図版「${name}」には文字の場所が${placesIn(source)}個ありますが、文字がありません`,
      en: `the drawing \`${name}\` has ${placesIn(source)} places for words and no words`,
    }));
  return [...wrong, ...wordless];
}
