import { didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import type { PublicationStatus } from '#src/domain/publishing/publication.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { isForeign, isSafe } from '#src/markdown/address.ts';
import { firstPath } from '#src/site/routes.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { decoded } from './picture-address.ts';
import type { TextProblem } from './text-problems.ts';

export interface LinkPlace {
  readonly lang: Lang;
  readonly line: number;
  /** Publication status of the entry with the link: a published entry must not link to an unpublished page. */
  readonly status: PublicationStatus;
  /** Ids of the text with the link. */
  readonly ownAnchors: ReadonlySet<string>;
  /** The production origin. Links to it must be paths. */
  readonly site: string | undefined;
}

/**
 * Problems of the address of a link: no such page, a page in another language, a spelling that redirects, an unknown fragment.
 *
 * Links to other sites are not visited.
 */
export function linkProblems(href: string, place: LinkPlace, known: KnownAddresses): TextProblem[] {
  const spelling = linkSpellingProblems(href, place);
  const problem = (ja: string, en: string): TextProblem[] => [{ line: place.line, ja, en }];
  if (spelling.length > 0) return spelling;
  if (isForeign(href) || /^(mailto|tel):/i.test(href)) return [];
  if (href.startsWith('#'))
    return place.ownAnchors.has(decoded(href.slice(1))) ? [] : noAnchor(href, place.ownAnchors, problem);
  return targetProblems(href, place, known, problem);
}

/**
 * Problems of the address of a link that do not depend on the pages of the site: a forbidden scheme, the origin of the site itself, a
 * missing scheme or slash.
 */
export function linkSpellingProblems(href: string, place: Pick<LinkPlace, 'line' | 'site'>): TextProblem[] {
  const problem = (ja: string, en: string): TextProblem[] => [{ line: place.line, ja, en }];
  if (!isSafe(href)) return problem(`「${href}」はリンクにできません`, `\`${href}\` is not allowed as a link`);
  const own = place.site !== undefined && (href === place.site || href.startsWith(`${place.site}/`));
  if (own) {
    const meant = href.slice(place.site?.length) || '/';
    return problem(
      `自サイトへのリンクは「${meant}」のように「/」から書いてください`,
      `write links to this site as paths: \`${meant}\``,
    );
  }
  if (/^mailto:[^@?]*(\?|$)/i.test(href))
    return problem(
      `「${href}」はメールアドレスではありません。mailto:name@example.com のように書いてください`,
      `\`${href}\` is no e-mail address; write it as mailto:name@example.com`,
    );
  if (isForeign(href) || /^(mailto|tel):/i.test(href) || /^[#/]/.test(href)) return [];
  const hint = didYouMean(wholeAddress(href));
  return problem(
    `リンク「${href}」の始まりが正しくありません。「/」「https://」「#」のいずれかで始めてください${hint.ja}`,
    `the link \`${href}\` must begin with \`/\`, \`https://\` or \`#\`${hint.en}`,
  );
}

/** The problem of a telephone link whose text shows another number than it dials. */
export function phoneProblem(shown: string, href: string): { readonly ja: string; readonly en: string } | undefined {
  const dialled = /^tel:(.*)$/i.exec(href)?.[1];
  const number = digits(shown.replace('(0)', ''));
  if (dialled === undefined || number.length < 6 || digits(dialled).endsWith(number.replace(/^0/, '')))
    return undefined;
  return {
    ja: `表示の番号 ${shown} と、かかる番号 ${dialled} が違います`,
    en: `the link shows ${shown} and dials ${dialled}`,
  };
}

/** The digits of a telephone number. */
export function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Completes an address without its beginning: an e-mail address, another site, or a page. */
function wholeAddress(href: string): string {
  if (/^[^\s/@]+@[\w-]+(\.[\w-]+)+$/.test(href)) return `mailto:${href}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href) ? `https://${href}` : `/${href.replace(/^(\.{1,2}\/)+/, '')}`;
}

type Say = (ja: string, en: string) => TextProblem[];

function targetProblems(href: string, place: LinkPlace, known: KnownAddresses, problem: Say): TextProblem[] {
  const [address = '', fragment] = href.split('#');
  const bare = address.replace(/\?.*$/, '');
  if (known.files.has(bare)) return [];
  const plain =
    bare
      .replace(/^\/ja(?=\/|$)/, '')
      .replace(/(.)\/$/, '$1')
      .replace(/\.html$/, (end) => (known.pages.has(bare) ? end : '')) || '/';
  const split = splitLang(plain);
  const path = split.path === '/' ? '/' : split.path.replace(/\/$/, '');
  const canonical = firstPath(path);
  const status = known.pages.get(splitLang(bare).path) ?? known.pages.get(path);
  if (status === undefined) {
    const hint = didYouMean(nearest(path, place.lang, known));
    return problem(`リンク先「${bare}」がサイトにありません${hint.ja}`, `there is no page at \`${bare}\`${hint.en}`);
  }
  const wanted = localizePath(canonical, place.lang);
  if (bare !== wanted) {
    return problem(
      `リンク「${bare}」は、この言語の正式なアドレス「${wanted}」にしてください`,
      `the link \`${bare}\` should be this language's canonical address \`${wanted}\``,
    );
  }
  if (place.status === 'published' && status !== 'published') {
    return problem(
      `リンク先「${bare}」はまだ公開されていません（下書きか公開予定）`,
      `the page at \`${bare}\` is not published yet (draft or scheduled)`,
    );
  }
  const anchors = fragment === undefined || fragment === '' ? undefined : known.anchorsOf(path, place.lang);
  if (anchors === undefined || anchors.has(decoded(fragment ?? ''))) return [];
  return noAnchor(href, anchors, problem);
}

function noAnchor(href: string, anchors: ReadonlySet<string>, problem: Say): TextProblem[] {
  const meant = closest(decoded(href.slice(href.indexOf('#') + 1)), [...anchors]);
  const hint = didYouMean(meant === undefined ? undefined : `#${meant}`);
  return problem(
    `リンク先「${href}」の見出しやidがありません${hint.ja}`,
    `no heading or element has the id of \`${href}\`${hint.en}`,
  );
}

/** The existing address nearest to a mistyped one: by the last part within the same section, else by the whole address. */
function nearest(path: string, lang: Lang, known: KnownAddresses): string | undefined {
  const pages = [...known.pages.keys()];
  const meant = closest(path, pages) ?? pages.find((page) => page !== '/' && path.endsWith(page));
  return meant && localizePath(meant, lang);
}
