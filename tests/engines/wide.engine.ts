import { expect } from '@playwright/test';
import sharp from 'sharp';
import { pageOf } from '#src/content/kinds.ts';
import { markdownTokens } from '#src/markdown/render.ts';
import { shown } from '#tests/support/entries.ts';
import type { Point, Tab } from './driver/tab.ts';
import { PHONE, test } from './engine.ts';

/** Whether a text has a program with a line that no phone shows whole. */
const hasLongLine = (body: string) =>
  markdownTokens(body).some((token) => token.type === 'code' && /.{70}/.test(token['text']));

/** Runs in the page: scrolls code that hides more to its start or its end; where its fold mark is, and a place without letters beside it. */
async function codeAt(end: boolean): Promise<{ mark: Point; ground: Point } | null> {
  const code = [...document.querySelectorAll('.prose pre')].find((one) => one.scrollWidth > one.clientWidth + 20);
  if (code === undefined) return null;
  code.scrollIntoView({ block: 'center', behavior: 'instant' });
  code.scrollTo({ left: end ? code.scrollWidth : 0, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, right, top } = code.getBoundingClientRect();
  return { mark: { x: right - 3, y: top + 7 }, ground: { x: left + 3, y: top + 7 } };
}

async function colourAt(tab: Tab, { x, y }: Point): Promise<string> {
  const pixel = { left: Math.floor(x), top: Math.floor(y), width: 1, height: 1 };
  return (
    await sharp(await tab.screenshot())
      .extract(pixel)
      .removeAlpha()
      .raw()
      .toBuffer()
  ).join();
}

test('a fold mark shows where code hides more, and goes at its end', async ({ tab }) => {
  const article = shown('tech-articles').find(({ body }) => hasLongLine(body));
  test.skip(article === undefined, 'no article has a long line of code');
  await tab.resize(PHONE.width, PHONE.height);
  await tab.goto(pageOf('tech-articles', article?.slug ?? ''));
  for (const end of [false, true]) {
    const at = await tab.run(codeAt, end);
    expect(at).not.toBeNull();
    if (at === null) return;
    const [mark, ground] = [await colourAt(tab, at.mark), await colourAt(tab, at.ground)];
    if (end) expect(mark).toBe(ground);
    else expect(mark).not.toBe(ground);
  }
});
