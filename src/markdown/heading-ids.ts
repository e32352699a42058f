/** `## Title {#id}`: an id of the editor's own, the same in every language (as Pandoc writes it). */
export const OWN_ID = /\s+\{#([a-z][a-z0-9-]*)\}$/;

/** The ids of the headings of one document: each is given once. */
export class HeadingIds {
  readonly #given = new Set<string>();

  /**
   * An id from the words of a heading; a number tells repeated ones apart. Ids of notes begin with `_`, which no heading's does.
   *
   * @example new HeadingIds().of('What we do') // => 'what-we-do'
   */
  of(text: string): string {
    const base =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    let id = base;
    for (let n = 2; this.#given.has(id); n++) id = `${base}-${n}`;
    this.#given.add(id);
    return id;
  }
}
