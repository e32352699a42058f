import { HeadingIds, OWN_ID } from '#src/markdown/heading-ids.ts';
import { attributeOf, nodesBelow, type PageNode, textOf } from './nodes.ts';

/** A heading of a page, or a section with a title of its own. */
export interface PageHeading {
  readonly node: PageNode;
  readonly depth: number;
  readonly id: string;
  readonly title: string;
  /** The explicit id, which is the same in every language. */
  readonly own?: string | undefined;
}

/** The headings of a page and its sections, in their order. */
export function outlineOf(tree: PageNode): PageHeading[] {
  const ids = new HeadingIds();
  return [...nodesBelow(tree)].flatMap((node): PageHeading[] => {
    if (node.type === 'heading') {
      const text = textOf(node);
      const own = OWN_ID.exec(text)?.[1];
      const title = text.replace(OWN_ID, '');
      return [{ node, depth: Math.max(2, node.depth ?? 2), id: ids.of(own ?? title), title, own }];
    }
    if (node.name !== 'Section') return [];
    const [id, title] = [attributeOf(node, 'id') ?? '', attributeOf(node, 'title') ?? ''];
    return [{ node, depth: 2, id: ids.of(id), title, own: id }];
  });
}
