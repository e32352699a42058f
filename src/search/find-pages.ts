import { fold, holdsWords } from './fold.ts';
import { segments, signedWords, spellings, synonyms } from './queries.ts';

/** The part of Pagefind's interface that is used (https://pagefind.app/docs/api-reference/). */
export interface Pagefind {
  options(options: { noWorker: boolean; basePath?: string; baseUrl?: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string | null, options?: { filters: { page: string } }): Promise<{ results: readonly Result[] }>;
}

interface Result {
  readonly id: string;
  readonly score: number;
  readonly matchedMetaFields?: readonly string[];
  data(): Promise<PageData>;
}

interface PageData extends Part {
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly Part[];
}

interface Part {
  readonly url: string;
  /** Text with `<mark>`, `&lt;` and `&gt;`. */
  readonly excerpt: string;
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

/** Share of a word that a page must have, so that “salaries” finds a salary. */
const ENOUGH = 0.6;

/** What editors wrote in `content/search-words.yaml` for a language. */
export interface SearchHints {
  /** Groups of words that mean the same. */
  readonly same: readonly (readonly string[])[];
  /** Further names of pages by address; an address with a fragment is a part of a page. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

export interface FoundPage {
  readonly title: string;
  readonly address: string;
  /** Address of the page, or of the part that the excerpt comes from. */
  readonly url: string;
  readonly excerpt: string;
}

/**
 * The pages that answer a query, each once: pages that editors named so, then pages with its words in any spelling, then pages with
 * words that mean the same. Pagefind decides the order within each group.
 */
export async function findPages(
  pagefind: Pagefind,
  { same, names }: SearchHints,
  query: string,
  tag: string,
): Promise<(() => Promise<FoundPage>)[]> {
  const urls = Object.keys(names).filter((url) => names[url]?.some((name) => fold(name) === fold(query)));
  const pageAt = async (url: string) => {
    const { results } = await pagefind.search(null, { filters: { page: url.replace(/#.*/, '') } });
    return results.map((result) => ({ ...result, part: url }));
  };
  const ranked = async (queries: readonly string[]) => {
    const answers = await Promise.all(queries.map((one) => resultsOf(pagefind, one, tag)));
    return answers.flat().sort((a, b) => b.score - a.score);
  };
  const [named, typed, meant] = await Promise.all([
    Promise.all(urls.map(pageAt)).then((pages) => pages.flat()),
    ranked(spellings(query, tag)),
    ranked(synonyms(query, same)),
  ]);
  const partOf = new Map(named.map(({ id, part }) => [id, part]));
  // A page has its first place, and the last of its results: one for words knows where they are.
  const found = new Map<string, Result>();
  for (const result of [...named, ...typed, ...meant, ...typed]) found.set(result.id, result);
  return [...found.values()].map((result) => () => read(result, query, partOf.get(result.id)));
}

/**
 * Results that have the words of a query. For a word that no page has, Pagefind takes the longest word with which it begins, such as “block”
 * for “blockchain”. It does so for all results or for none, so the first result tells.
 */
async function resultsOf(pagefind: Pagefind, query: string, tag: string): Promise<readonly Result[]> {
  const { results } = await pagefind.search(query);
  const first = await results[0]?.data();
  if (first === undefined) return [];
  const text = textOf(first);
  const beginnings = segments(query, tag).map((word) => word.slice(0, Math.ceil(word.length * ENOUGH)));
  if (!holdsWords(text, beginnings.join(' '))) return [];
  const signed = signedWords(query);
  if (signed.length === 0) return results;
  const texts = await Promise.all(results.map(async (result) => fold(textOf(await result.data()))));
  return results.filter((_, at) => signed.every((word) => word.test(texts[at] ?? '')));
}

function textOf({ meta, content }: PageData): string {
  return `${meta['title']} ${content}`;
}

/** A title that has the whole query leads to the beginning of its page. One word of a long question may be in any title. */
async function read(result: Result, query: string, part: string | undefined): Promise<FoundPage> {
  const page = await result.data();
  const isTitle = result.matchedMetaFields?.includes('title') && holdsWords(page.meta['title'] ?? '', query);
  const best = page.sub_results.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  const shown = part === undefined ? best : page.sub_results.find(({ url }) => url === part);
  const { url, excerpt } = (isTitle ? undefined : shown) ?? page;
  return {
    title: page.meta['title'] ?? '',
    address: page.url,
    url: part ?? url,
    // The dot separates a heading from a text, which is missing at the end.
    excerpt: whole(excerpt, page.content).replace(/\s*·\s*$/, ''),
  };
}

/** Characters by which an excerpt may grow, so that it begins with a sentence. */
const GROWTH = 60;
const TO_SENTENCE = /(?:^|[。！？][」』）”]*|[.!?][”)]*\s)\s*((?:(?![。！？]|[.!?][”)]*\s).)*)$/s;

/** An excerpt from the beginning of its sentence, or behind an ellipsis, as it may end. Pagefind counts words, and cuts sentences. */
function whole(excerpt: string, content: string): string {
  const text = excerpt.replace(/<\/?mark>/g, '');
  const at = content.indexOf(text);
  if (at === -1) return excerpt;
  const [, missing] = TO_SENTENCE.exec(content.slice(0, at)) ?? [];
  const isNear = missing !== undefined && missing.length <= GROWTH;
  const isEnd = /[。！？.!?·][」』）”)]*\s*$/.test(text) || content.slice(at + text.length).trim() === '';
  const shown = isEnd ? excerpt : `${excerpt.replace(/[\s、，]+$/, '')}…`;
  return isNear ? missing + shown : `…${shown.replace(/^[\s、。，；：！？」』）]+/, '')}`;
}

function weightOf({ weighted_locations: all }: Part): number {
  return all.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
