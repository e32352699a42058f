import * as z from 'zod';
import { filled, key, rowsOf } from './fields.ts';

/** A page of the site by its path without language; a query or fragment may follow: `/contact?topic=careers`, `/faq#prices`. */
export const sitePath = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'path'));

/** Words that lead to a page of the site. */
export const linkSchema = z.strictObject({ text: filled, to: sitePath });

/** A name and what there is to say of it; a line break begins a paragraph. */
export const factSchema = z.strictObject({ name: filled, value: filled });

export const item = z.strictObject({ title: filled, text: filled });

/** A number above its dimension line. */
const figure = z.strictObject({
  prefix: z.optional(filled),
  value: filled,
  suffix: z.optional(filled),
  label: filled,
  note: z.optional(filled),
});

/** A framed sheet below the section's own part: one point in a few sentences, with facts or figures beside it. */
const sheet = z.strictObject({
  tab: filled,
  title: filled,
  text: filled,
  rows: z.optional(rowsOf(factSchema)),
  figures: z.optional(rowsOf(figure)),
});

/** Fields above the own part of every section with a title. */
const head = {
  /** Fragment by which other pages link here. */
  id: z.optional(key),
  title: filled,
  lead: z.optional(filled),
  /** Annotation in the manner of a drawing's scale; it never carries what a reader must understand. */
  scale: z.optional(filled),
  /** On the blueprint band. */
  band: z.optional(z.boolean()),
};

/** Fields below the own part of every section with a title. */
const foot = {
  sheet: z.optional(sheet),
  note: z.optional(filled),
  link: z.optional(linkSchema),
  /** The first one is the primary one. */
  buttons: z.optional(rowsOf(linkSchema)),
};

/** The schema of a section with a title: its own fields between those that all sections have. */
export const section = <const Type extends string, Own extends z.core.$ZodShape>(type: Type, own: Own) =>
  z.strictObject({ type: z.literal(type), ...head, ...own, ...foot });

/** A condition: a clause of `content/clauses` that has a value, or a name, a value and a note of its own. */
export const conditionSchema = z
  .strictObject({
    clause: z.optional(key),
    name: z.optional(filled),
    value: z.optional(filled),
    note: z.optional(filled),
  })
  .check(
    z.refine(({ clause, name, value, note }) => {
      const own = name !== undefined && value !== undefined;
      return clause === undefined ? own : [name, value, note].every((field) => field === undefined);
    }, 'clauseOrOwn'),
  );

/** A row of a table of terms: a clause of `content/clauses`, or a name and a value of its own. */
export const term = z
  .strictObject({ clause: z.optional(key), name: z.optional(filled), value: z.optional(filled) })
  .check(
    z.refine(({ clause, name, value }) => {
      const own = [name, value].filter((field) => field !== undefined).length;
      return own === (clause === undefined ? 2 : 0);
    }, 'term'),
  );

/** A list with squares; `posting` says what it is to search engines (`JobPosting` of schema.org). */
export const checkList = z.strictObject({
  title: filled,
  items: rowsOf(filled),
  /** The squares are filled. */
  required: z.optional(z.boolean()),
  posting: z.optional(z.enum(['responsibilities', 'qualifications', 'skills'])),
});
