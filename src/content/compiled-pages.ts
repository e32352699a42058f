import type { MDXInstance } from 'astro';

/** A compiled prose page; `elements` are the names of its components. */
export type CompiledPage = MDXInstance<{ readonly elements: readonly string[] }>;

const FILES = import.meta.glob<CompiledPage>('/content/pages/*/*.mdx', { eager: true });

/**
 * A prose page, compiled.
 *
 * @param file relative to the project
 * @throws Error if there is no such page
 */
export function compiledPage(file: string): CompiledPage {
  const page = FILES[`/${file}`];
  if (page === undefined) throw new Error(`${file}: expected a compiled page`);
  return page;
}
