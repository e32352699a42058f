import { defineCollection } from 'astro:content';
import { KIND_NAMES, KINDS } from '#src/content/kinds.ts';
import { contentFiles } from '#src/content/loader.ts';

/** A collection for each kind of content. Each loader reads and validates all languages; Astro writes the schemas for code editors. */
export const collections = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, defineCollection({ loader: contentFiles(kind), schema: KINDS[kind].schema })]),
);
