import { ENTRY_KINDS, KIND_NAMES } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { type PublicationStatus, statusOf } from '#src/domain/publishing/publication.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import type { Faq } from '#src/schemas/content/faq.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { contactProblems } from './contact-problems.ts';
import { SHARE_FIELDS, undrawable } from './drawable.ts';
import { drawingProblems } from './drawing-problems.ts';
import { entryProblems } from './entry-problems.ts';
import { factProblems } from './fact-problems.ts';
import { faqProblems } from './faq-problems.ts';
import { type KnownAddresses, knownAddresses } from './known-addresses.ts';
import { languageProblems, weighed } from './language-problems.ts';
import { lengthProblems } from './length-problems.ts';
import { type LinkPlace, linkProblems, phoneProblem } from './link-problems.ts';
import { markProblems } from './mark-problems.ts';
import { menuProblems } from './menu-problems.ts';
import { officeProblems } from './office-problems.ts';
import { pageProblems } from './page-problems.ts';
import { pathProblems } from './path-problems.ts';
import { pictureProblems } from './picture-problems.ts';
import { lineOf, problemAt } from './problem-at.ts';
import { addressProblems, readPublishedList } from './published-list.ts';
import { headingIds, isPage, readPage } from './read-page.ts';
import { readText, type TextTarget } from './read-text.ts';
import { relationProblems } from './relation-problems.ts';
import { readSite, type SiteContent } from './site-content.ts';
import { strayFiles } from './stray-files.ts';
import type { TextProblem } from './text-problems.ts';
import { todoProblems } from './todo-problems.ts';
import { translationProblems } from './translation-problems.ts';
import { unfinishedProblems } from './unfinished-problems.ts';

/** A Markdown text and its place in a file. */
interface Text {
  readonly file: string;
  readonly field: string;
  readonly lang: Lang;
  readonly body: string;
  readonly line: number;
  readonly status: PublicationStatus;
  /** Ids that links in the text may name, besides those of its own headings. */
  readonly ids: readonly string[];
}

/**
 * All problems for editors to fix, sorted by file and line: violations of the schemas, and problems of texts, links, images,
 * translations and vanished addresses.
 */
export async function contentProblems(
  root: string,
  today: string,
  content: SiteContent = readSite(root),
): Promise<ContentProblem[]> {
  const known = knownAddresses(content, root, today);
  const site = (content.entries('company/facts')[0]?.data as Facts | undefined)?.identity.site;
  const texts = markdownTexts(content, today);
  const inTexts = await Promise.all(texts.map((text) => problemsIn(text, known, site, root)));
  const catalogues = catalogueFiles(root);
  const found = [
    ...inTexts.flat(),
    ...todoProblems(content),
    ...ENTRY_KINDS.flatMap((kind) => [
      ...translationProblems(content, kind, today),
      ...entryProblems(content, kind, today),
      ...content.entries(kind).flatMap((entry) => {
        return [...lengthProblems(kind, entry), ...glyphProblems(entry), ...unfinishedProblems(entry)];
      }),
    ]),
    ...pathProblems(content, known),
    ...faqProblems(content),
    ...contactProblems(content, catalogues),
    ...menuProblems(content, catalogues),
    ...factProblems(content, catalogues),
    ...officeProblems(content),
    ...markProblems(root),
    ...relationProblems(content),
    ...(await drawingProblems(content, root)),
    ...pageProblems(content, root),
    ...addressProblems(content, readPublishedList(root)),
    ...strayFiles(root),
    ...languageProblems(content, root),
  ];
  // Schema violations are errors in every language, other problems only warnings in a language in preparation.
  const problems = [...content.problems, ...found.map(weighed)];
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

function markdownTexts(content: SiteContent, today: string): Text[] {
  const bodies = KIND_NAMES.flatMap((kind) =>
    content.entries(kind).flatMap((entry): Text[] => {
      const { file, lang, body, bodyLine: line } = entry;
      if (body === '') return [];
      const status = statusOf(entry.data, today);
      return [{ file, field: '', lang, body, line, status, ids: [] }];
    }),
  );
  // The fields, and so the status, could not be read. The text counts as a draft, which may link to any page.
  const unread = content.unread.map(({ file, lang, body, bodyLine: line }): Text => {
    return { file, field: '', lang, body, line, status: 'draft', ids: [] };
  });
  const answers = content.entries('faq').flatMap((entry) => {
    return (entry.data as unknown as Faq).flatMap(({ items }, at) =>
      items.map(({ answer }, row): Text => {
        const field = [at, 'items', row, 'answer'];
        // The text of a `|` block begins on the line below its name.
        const line = lineOf(entry, field) + (answer.includes('\n') ? 1 : 0);
        return {
          file: entry.file,
          field: field.join('.'),
          lang: entry.lang,
          body: answer,
          line,
          status: 'published',
          ids: content.faqIds(entry.lang),
        };
      }),
    );
  });
  return [...bodies, ...unread, ...answers];
}

async function problemsIn(
  text: Text,
  known: KnownAddresses,
  site: string | undefined,
  root: string,
): Promise<ContentProblem[]> {
  const { problems, targets } = isPage(text.file) ? readPage(text.body, text.line) : readText(text.body, text.line);
  const ownAnchors = idsOf(text, targets);
  const found: TextProblem[] = [...problems];
  for (const { kind, href, text: shown, line } of targets) {
    if (kind === 'link') {
      const place: LinkPlace = { lang: text.lang, line, status: text.status, ownAnchors, site };
      const phone = phoneProblem(shown, href);
      found.push(...linkProblems(href, place, known), ...(phone ? [{ line, ...phone }] : []));
    } else {
      found.push(...(await pictureProblems({ href, text: shown, line }, text.file.replace(/\/[^/]*$/, ''), root)));
    }
  }
  return found.map((problem) => ({ file: text.file, field: text.field, ...problem }));
}

/** Ids that a link may name as a fragment without an address. The text is rendered for them only if it has such a link. */
function idsOf(text: Text, targets: readonly TextTarget[]): ReadonlySet<string> {
  const isAsked = targets.some(({ kind, href }) => kind === 'link' && href.startsWith('#'));
  return new Set(isAsked ? [...headingIds(text), ...text.ids] : text.ids);
}

function glyphProblems(entry: SourceEntry): ContentProblem[] {
  return SHARE_FIELDS.flatMap((field) => {
    const characters = undrawable(String(entry.data[field] ?? ''), entry.lang);
    if (characters.length === 0) return [];
    const list = characters
      .map((character) => `「${character}」(U+${character.codePointAt(0)?.toString(16).toUpperCase()})`)
      .join(' ');
    const ja = `共有画像に描けない文字（絵文字など）があります: ${list}。取り除いてください`;
    return [problemAt(entry, [field], ja, `the share image cannot draw ${list}; remove it`)];
  });
}
