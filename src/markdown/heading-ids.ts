/** `## Title {#id}`: an explicit id that is the same in every language, in Pandoc's syntax. */
export const OWN_ID = /\s*\{#([a-z][a-z0-9-]*)\}$/;

/** Generates unique ids for the headings of one document. */
export class HeadingIds {
  readonly #given = new Set<string>();

  /** An id from the words of a heading, with a number if the words repeat. It never begins with `_`, as ids of notes do. */
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
