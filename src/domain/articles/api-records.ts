import type { Lang } from '#src/i18n/langs.ts';
import type { NewsData, TechArticleData } from '#src/schemas/content/article.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';
import { labelOf } from './list-query.ts';

/** Fields of every record besides those of its file. */
interface Written {
  readonly slug: string;
  /** The language it is written in; the default one where the one asked for has no translation. */
  readonly lang: Lang;
}

/** A news item in the shape that functions read: the category is a key. */
export type NewsRecord = Written & Readonly<Pick<NewsData, 'date' | 'category' | 'title' | 'summary' | 'author'>>;

/** A technical article in the shape that functions read: tags are keys. */
export type ArticleRecord = Written &
  Readonly<Pick<TechArticleData, 'title' | 'summary' | 'author' | 'position' | 'tags' | 'date'>>;

/** Either of them with its text in Markdown, trimmed. */
export type WithContent<E> = E & { readonly content: string };

/** A news item as the API gives it: the same fields, the category's label in the language asked for. */
export function newsAnswer<E extends NewsRecord>(item: E, terms: Taxonomy, lang: Lang): E {
  return { ...item, category: labelOf(terms, item.category, lang) };
}

/** An article as the API gives it: the same fields, the tags' labels in the language asked for. */
export function articleAnswer<E extends ArticleRecord>(article: E, terms: Taxonomy, lang: Lang): E {
  return { ...article, tags: article.tags.map((tag) => labelOf(terms, tag, lang)) };
}
