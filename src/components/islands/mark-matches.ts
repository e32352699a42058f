import { spanFinder } from '#src/domain/search/fold.ts';
import { patternsOf, type QueryVariant } from '#src/domain/search/query-variants.ts';

/** Mark in the text of elements what a query looks for, as `::highlight(found)`. A browser without highlights marks nothing. */
export function markMatches(elements: readonly Element[], ways: readonly QueryVariant[]): void {
  if (!('highlights' in CSS)) return;
  const patterns = ways.flatMap(patternsOf);
  const ranges = elements
    .flatMap(textsOf)
    .flatMap((text) =>
      patterns
        .flatMap(spanFinder(text.data))
        .map(
          ([startOffset, endOffset]) =>
            new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
        ),
    );
  CSS.highlights.set('found', new Highlight(...ranges));
}

function textsOf(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
