/** `## Title {#id}`: an explicit id that is the same in every language, in Pandoc's syntax. */
export const OWN_ID = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/** Ids that every page prints around its content. */
const OF_EVERY_PAGE = /^(?:menu|main|ftr)$/;
/** Ids that the pages of a kind of content print besides. */
const OF_KIND: Readonly<Record<string, RegExp>> = {
  'tech-articles': /^(?:toc|related)$/,
  'case-studies': /^(?:project|structure|highlights|challenge|solution|result|decisions|technologies|related)$/,
  challenged: /^(?:project|overview|technologies|features|results|innovations|related)$/,
  pages: /^transfer$/,
};
/** Ids of sections that name none. */
const OF_SECTIONS = /^s\d+$/;

/** Whether the page of some content prints an id itself. The build stops for a page with an id twice. */
export function isPageId(id: string, kind: string): boolean {
  return OF_EVERY_PAGE.test(id) || (OF_KIND[kind] ?? OF_SECTIONS).test(id);
}

export class HeadingIds {
  readonly #given = new Set<string>();
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** An id from the words of a heading, with a number if the words repeat. It never begins with `_`, as ids of notes do. */
  of(text: string): string {
    const base =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let id = base;
    for (let n = 2; this.#given.has(id) || isPageId(id, this.#kind); n++) id = `${base}-${n}`;
    this.#given.add(id);
    return id;
  }
}
