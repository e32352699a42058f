/** Events that were made here, which are to reach the editor as they are. */
const made = new WeakSet<Event>();

/**
 * Turn what Word puts on the clipboard into HTML that the rich text box understands: it has no rule for Word's lists, which are
 * paragraphs that begin with a letter, and writes a table without a heading row as bare bars.
 */
export function registerWordPaste(): void {
  document.addEventListener('paste', (event) => takeFromWord(event), { capture: true });
}

function takeFromWord(event: ClipboardEvent): void {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const isRichText = event.target instanceof Element && event.target.closest('[contenteditable="true"]') !== null;
  if (made.has(event) || !isRichText || !/mso-list|<table/i.test(html)) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '');
  clipboardData.setData('text/html', plainHtml(html));
  const instead = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
  made.add(instead);
  event.preventDefault();
  event.stopImmediatePropagation();
  event.target.dispatchEvent(instead);
}

function plainHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const item of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) intoList(item);
  for (const cell of page.querySelectorAll('table tr:first-child > td')) {
    const heading = page.createElement('th');
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
  return page.body.innerHTML;
}

/** A paragraph of a list becomes an item: of the list before it, if there is one of the same kind, else of a new one. */
function intoList(paragraph: HTMLElement): void {
  const mark = [...paragraph.querySelectorAll<HTMLElement>('span[style*="mso-list"]')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = /^\s*[\d０-９]+[.．)）]/.test(mark?.textContent ?? '') ? 'OL' : 'UL';
  mark?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.tagName === tag ? before : paragraph.ownerDocument.createElement(tag);
  if (list !== before) paragraph.before(list);
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
