import { queryWords, spansOf } from '#src/search/fold.ts';

/** Mark in the text of elements what a query looks for, as `::highlight(found)`. A browser without highlights marks nothing. */
export function markMatches(elements: readonly Element[], query: string): void {
  if (!('highlights' in CSS)) return;
  const words = queryWords(query);
  const ranges = elements
    .flatMap(textsOf)
    .flatMap((text) =>
      spansOf(text.data, words).map(
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
