import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { LANG_INFO } from '#src/i18n/known-languages.ts';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { firstPath } from '#src/site/routes.ts';

export interface TextPage {
  readonly file: string;
  readonly path: string;
  readonly lang: Lang;
  /** The canonical address with the production origin. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Day of the last change to the content of the page, `YYYY-MM-DD`; undefined if the content has no such day. */
  readonly updated: string | undefined;
}

/** Elements without text of the page: controls, and drawings, whose names are in the text. */
const NOT_TEXT = new Set('nav form dialog search fieldset button svg script style noscript template wbr'.split(' '));

/**
 * Write a Markdown twin of each page at its address with `.md`, and for each language an `llms.txt` (https://llmstxt.org) that says what
 * the company does and lists the pages, for programs that read rather than show.
 *
 * @param pages every page that visitors may find; none in preparation
 */
export async function writeTextPages(pages: readonly TextPage[], folder: string): Promise<void> {
  for (const page of pages) {
    const html = await readFile(path.join(folder, page.file), 'utf8');
    await writeFile(path.join(folder, twinOf(page)), markdownOf(page, html));
  }
  for (const lang of PUBLISHED_LANGS) {
    const own = pages.filter((page) => page.lang === lang);
    if (own.length > 0) await writeFile(path.join(folder, indexOf(lang)), indexText(own, lang));
  }
}

function twinOf({ file }: TextPage): string {
  return file.replace(/html$/, 'md');
}

function indexOf(lang: Lang): string {
  return localizePath('/llms.txt', lang);
}

/** A page as Markdown: what its head says, then its `<main>` without controls, with links and images that work anywhere. */
function markdownOf({ title, description, url, lang, updated }: TextPage, html: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const tree = fromHtml(main.replaceAll('\u2060', '').replace(/\u00a0|&nbsp;/g, ' '), { fragment: true });
  const text = toMdast({ ...tree, children: readable(tree.children, url) }) as Parameters<typeof toMarkdown>[0];
  const about = { title, description, canonical: url, language: LANG_INFO[lang].tag, updated };
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n${toMarkdown(text, { extensions: [gfmToMarkdown()], bullet: '-' })}`;
}

function readable<Node extends ReturnType<typeof fromHtml>['children'][number]>(
  nodes: readonly Node[],
  base: string,
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    const { tagName, properties, children } = node;
    if (NOT_TEXT.has(tagName) || properties['ariaHidden'] === 'true') return [];
    const own = readable(children, base);
    const addresses = Object.entries(properties).flatMap(([name, value]) =>
      (name === 'href' || name === 'src') && typeof value === 'string' ? [[name, new URL(value, base).href]] : [],
    );
    return { ...node, children: own, properties: { ...properties, ...Object.fromEntries(addresses) } };
  });
}

/** What the company does, in the words of its home page, then every page of a language; those below another are under its title. */
function indexText(pages: readonly TextPage[], lang: Lang): string {
  const home = pages.find((page) => page.path === '/') ?? pages[0];
  const to = (name: string, address: string) => `- [${name}](${new URL(address, home?.url).href})`;
  const lines = (group: readonly TextPage[]) =>
    group.map((page) => `${to(page.title, `/${twinOf(page)}`)}: ${page.description}`).join('\n');
  // Cases are below another address of their list than the list itself.
  const groups = Object.entries(Object.groupBy(pages, (page) => firstPath(`/${page.path.split('/')[1]}`)));
  const hasMore = ([, group = []]: (typeof groups)[number]) => group.length > 1;
  const sections = groups.filter(hasMore).map(([name, group = []]) => {
    const title = group.find((page) => page.path === name)?.title ?? name;
    return `## ${title}\n\n${lines(group)}`;
  });
  const others = PUBLISHED_LANGS.filter((other) => other !== lang);
  return [
    `# ${home?.siteName}`,
    `> ${home?.description}`,
    lines(groups.flatMap((group) => (hasMore(group) ? [] : (group[1] ?? [])))),
    ...sections,
    ...(others.length > 0 ? [others.map((other) => to(LANG_INFO[other].label, indexOf(other))).join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
