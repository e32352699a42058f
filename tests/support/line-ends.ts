/**
 * Lines of Japanese and Chinese text that end or begin where a reader stumbles: a last line of one or two characters, a figure parted from
 * its unit, a line that begins with a character that must not (https://www.w3.org/TR/jlreq/#characters_not_starting_a_line).
 *
 * Runs in the page, so it is one function without imports.
 *
 * @returns one line for each place, none when all is well
 * @example await page.evaluate(badLineEnds) // => ['last line: …お読みいただけ｜ます。']
 */
export function badLineEnds(): string[] {
  const PARTED = /(?<![-\d]\d*)\d｜(?:\p{Script=Han}|[%％])|[第約约¥￥]｜\d|年｜\d+月|月｜\d+日|日｜（./u;
  const BAD_START = /｜[、。，．：；！？）」』】〉》”’・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ%％]/;
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest('svg, script, style, pre, .base__visually-hidden'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), node as Text]);
  }
  const problems: string[] = [];
  const range = document.createRange();
  for (const [block, texts] of blocks) {
    const { writingMode, webkitLineClamp } = getComputedStyle(block);
    // Names of controls stay as written: readers speak to them.
    if (texts.every((text) => text.parentElement?.closest('a, button, label, summary'))) continue;
    if (writingMode !== 'horizontal-tb' || webkitLineClamp !== 'none') continue;
    if (!/^(ja|zh)/.test(block.closest('[lang]')?.getAttribute('lang') ?? '')) continue;
    const lines: string[] = [];
    let bottom = -Infinity;
    for (const text of texts)
      for (let at = 0; at < text.data.length; at++) {
        if (/\s/.test(text.data.charAt(at)) && lines.length > 0) lines.push(`${lines.pop()} `);
        if (/[\s\u200b\u2060]/.test(text.data.charAt(at))) continue;
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getClientRects()[0];
        if (!box || box.width === 0) continue;
        if (box.top + box.height / 2 > bottom) lines.push('');
        bottom = Math.max(lines.at(-1) === '' ? -Infinity : bottom, box.bottom);
        lines.push((lines.pop() ?? '') + text.data.charAt(at));
      }
    const end = lines.at(-1)?.trim() ?? '';
    const places = lines.slice(1).map((line, at) => `${lines[at]?.slice(-8)}｜${line.slice(0, 8)}`);
    problems.push(...places.filter((place) => PARTED.test(place)).map((place) => `figure: ${place}`));
    problems.push(...places.filter((place) => BAD_START.test(place)).map((place) => `start of line: ${place}`));
    if (lines.length > 1 && end.replace(/[、。！？，]/g, '').length < 3 && !/^[!-~]*$/.test(end))
      problems.push(`last line: ${places.at(-1)}`);
  }
  return problems;
}
