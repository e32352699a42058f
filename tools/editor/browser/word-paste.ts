/** Events that were made here, which are to reach the editor as they are. */
const made = new WeakSet<Event>();

/**
 * Turn what Word puts on the clipboard into HTML that the rich text box understands: it has no rule for Word's lists, which are
 * paragraphs that begin with a letter, and writes a table without a heading row as bare bars.
 */
export function registerWordPaste(): void {
  const listen = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (made.has(event) || !(event.target instanceof Element) || !/mso-list|<table/i.test(html)) return;
    if (!event.target.closest('[contenteditable="true"]')) return;
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '');
    clipboardData.setData('text/html', plainHtml(html));
    const instead = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    made.add(instead);
    event.preventDefault();
    event.stopImmediatePropagation();
    event.target.dispatchEvent(instead);
  };
  document.addEventListener('paste', listen, { capture: true });
}

function plainHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const mark = paragraph.querySelector('span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]');
    const list = page.createElement(/^\s*[\d０-９]+[.．)）]/.test(mark?.textContent ?? '') ? 'ol' : 'ul');
    mark?.remove();
    list.append(Object.assign(page.createElement('li'), { innerHTML: paragraph.innerHTML }));
    paragraph.replaceWith(list);
    const before = list.previousElementSibling;
    if (before?.tagName === list.tagName) list.prepend(...before.childNodes);
    if (list.childElementCount > 1) before?.remove();
  }
  for (const cell of page.querySelectorAll('table tr:first-child > td')) cell.outerHTML = `<th>${cell.innerHTML}</th>`;
  return page.body.innerHTML;
}
