import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { filesBelow } from '#src/content/files-below.ts';
import { entryIn, fileOf, KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import { isMark, MARK_FILE } from '#src/content/mark.ts';
import { svgFault } from '#src/content/svg-fault.ts';
import { LANGS } from '#src/i18n/langs.ts';
import { decoded } from '#src/markdown/address.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import { type ContentProblem, closest, NO_HINT, type Sentence, say } from './problem.ts';

const PICTURE = /\.(?:png|jpe?g|webp|avif|svg)$/i;
/** Photos of a phone have up to 48 megapixels; a larger picture exhausts the memory of a build. */
const MOST_PIXELS = 64_000_000;
/** GitHub's limit for uploads in a browser. An SVG is published as it is: a larger one has the detail of a photo. */
const MOST_BYTES = { photo: 25_000_000, svg: 100_000 };
/** Narrower pictures are blurred on most screens. */
const LEAST_WIDTH = 320;
/** The widest image of a page, and the most pixels of a side in WebP (https://developers.google.com/speed/webp/faq). */
const [SHOWN_WIDTH, MOST_HEIGHT] = [1280, 16_383];
/** Formats that sharp names otherwise than the ending of a file does. */
const FORMATS: Readonly<Record<string, string>> = { jpg: 'jpeg', avif: 'heif' };

const DRAWINGS = 'content/drawings';
/** Drawings of pages that every site has. */
const ENGINE_DRAWINGS = IS_DRAWN ? 'src/assets/art' : 'src/assets/plain';
/** Characters of a drawing, which is part of the document of its page. */
const MOST_OF_DRAWING = 12_000;

function problemOf(file: string, sentence: Sentence): ContentProblem {
  return { file, line: 1, field: '', ...sentence };
}

/** Files of `content/` that nothing reads: in a wrong folder, or under a wrong name. */
export function strayFiles(root: string): ContentProblem[] {
  const singles = KIND_NAMES.filter((kind) => KINDS[kind].form !== 'entries');
  const known = ['content/README.md', ...singles.flatMap((kind) => LANGS.map((lang) => fileOf(kind, lang)))];
  return filesBelow(path.join(root, 'content')).flatMap((name) => {
    const file = `content/${name}`;
    const isPicture = PICTURE.test(name) && (/^[a-z-]+\/(?:images\/|[^/]+$)/.test(name) || file.startsWith(DRAWINGS));
    const isRead = isPicture || known.includes(file) || entryIn(file) !== undefined;
    return isRead || path.basename(name).startsWith('.') ? [] : [problemOf(file, say('strayFile'))];
  });
}

/**
 * The problem of a picture: its name, file, kind or size, or an SVG with more than shapes.
 *
 * @param folder of the file that shows it, relative to the project
 */
export async function pictureProblem(href: string, folder: string, root: string): Promise<Sentence | undefined> {
  const file = path.posix.join(folder, decoded(href));
  const name = path.posix.basename(file);
  if (/^[a-z]+:|^\//i.test(href) || !file.startsWith('content/')) return say('picture.place', { href });
  if (/\.hei[cf]$/i.test(name)) return say('picture.photo', { href });
  if (!PICTURE.test(name)) return say('picture.kind', { href, list: '.png .jpg .jpeg .webp .avif .svg' });
  if (/[^\p{L}\p{M}\p{N}._-]/u.test(name)) return say('picture.name', { name });
  const [beside, images] = [path.posix.dirname(file), path.posix.join(folder, '../images')];
  // Some systems find `A.png` under the name `a.png`, the platform does not.
  if (!namesIn(root, beside).includes(name)) {
    const names = namesIn(root, beside);
    const near = names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? closest(name, names);
    const elsewhere = namesIn(root, images).includes(name) ? `../images/${name}` : undefined;
    const meant = near ?? elsewhere;
    return say('picture.missing', { file, hint: meant === undefined ? NO_HINT : say('meant', { name: meant }) });
  }
  const place = path.join(root, file);
  const version = `${place} ${statSync(place).mtimeMs}`;
  const problem = known.get(version) ?? inTurn(() => contentProblem(place, file));
  known.set(version, problem);
  return problem;
}

/** All pictures of a site at once would exhaust the memory. */
const inTurn = pLimit(4);

/** Problems of pictures by their files: several texts show one, and it takes a while to decode. */
const known = new Map<string, Promise<Sentence | undefined>>();

async function contentProblem(place: string, file: string): Promise<Sentence | undefined> {
  const data = readFileSync(place);
  const isSvg = /\.svg$/i.test(file);
  const fault = isSvg ? svgFault(data.toString('utf8')) : undefined;
  if (fault === 'viewBox') return say('picture.viewBox', { file });
  if (typeof fault === 'object') return say('picture.svg', { file, found: fault.found });
  const picture = sharp(data, { limitInputPixels: false, failOn: 'truncated' });
  const { format, compression, pages = 1, autoOrient } = await picture.metadata().catch(() => NO_PICTURE);
  if (compression === 'hevc') return say('picture.photo', { href: file });
  if (format === undefined || fault !== undefined) return say('picture.unreadable', { file });
  if (format !== formatOf(file)) return say('picture.type', { file, found: format });
  if (pages > 1) return say('picture.moving', { file });
  const { width, height } = autoOrient;
  const isSize = isSvg || (width >= LEAST_WIDTH && width * height <= MOST_PIXELS);
  if (!isSize || data.length > (isSvg ? MOST_BYTES.svg : MOST_BYTES.photo))
    return say('picture.size', { file, found: `${width}×${height}, ${Math.ceil(data.length / 1000)} kB` });
  const most = Math.floor(MOST_HEIGHT * Math.max(1, width / SHOWN_WIDTH));
  if (!isSvg && height > most) return say('picture.tall', { file, found: `${width}×${height}`, most });
  // Encoders make half a picture of half a file.
  const isWhole =
    isSvg ||
    (await picture
      .resize(1)
      .toBuffer()
      .then(Boolean, () => false));
  return isWhole ? undefined : say('picture.unreadable', { file });
}

/** The format that the name of a picture promises, as sharp names it. */
export function formatOf(file: string): string {
  const ending = path.extname(file).slice(1).toLowerCase();
  return FORMATS[ending] ?? ending;
}

const NO_PICTURE: Partial<Metadata> & Pick<Metadata, 'autoOrient'> = { autoOrient: { width: 0, height: 0 } };

/** The sources of all drawings by name; undefined in a project without the folder of those that every site has. */
export function drawingSources(root: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path.join(root, ENGINE_DRAWINGS))) return undefined;
  return new Map([...svgsIn(root, ENGINE_DRAWINGS), ...svgsIn(root, DRAWINGS)]);
}

/** Problems of the company's drawings and of its mark, which become part of pages: only shapes and text, in the ink of the page. */
export function drawingProblems(root: string): ContentProblem[] {
  const drawings = svgsIn(root, DRAWINGS).flatMap(([name, source]) => {
    const fault = svgFault(source);
    const foreign = typeof fault === 'string' ? fault : (fault?.found ?? /<style\b|\sstyle=|\sid=/i.exec(source)?.[0]);
    const isArt = /^<svg[^>]*\sclass="art[ "]/.test(source.trim()) && source.length <= MOST_OF_DRAWING;
    if (foreign === undefined && isArt) return [];
    const found = foreign ?? `${source.length}`;
    return [problemOf(`${DRAWINGS}/${name}.svg`, say('drawing.source', { found: found.trim() }))];
  });
  const mark = path.join(root, MARK_FILE);
  const isValid = existsSync(mark) && isMark(readFileSync(mark, 'utf8'));
  return isValid ? drawings : [...drawings, problemOf(MARK_FILE, say('drawing.mark'))];
}

function svgsIn(root: string, folder: string): [name: string, source: string][] {
  const files = namesIn(root, folder).filter((file) => file.endsWith('.svg'));
  return files.map((file) => [file.slice(0, -'.svg'.length), readFileSync(path.join(root, folder, file), 'utf8')]);
}

function namesIn(root: string, folder: string): string[] {
  return existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
}
