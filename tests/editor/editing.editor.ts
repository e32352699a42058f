import { expect, type Page, test } from '@playwright/test';
import { changes, contentFiles, type Files, filesOf, openEditor } from './editor-page.ts';

/** One file of each kind, the field to change, and the file that changes by it. */
const FILES = [
  ['news', 'partner-design-review', '題名', 'content/news/ja/partner-design-review.md'],
  ['tech-articles', 'event-driven-outbox', '題名', 'content/tech-articles/ja/event-driven-outbox.md'],
  ['case-studies', 'large-scale-web', '題名', 'content/case-studies/ja/large-scale-web.md'],
  ['challenged', 'large-scale-web', '題名', 'content/challenged/ja/large-scale-web.md'],
  ['jobs', 'system-engineer', '一行の紹介', 'content/jobs/ja/system-engineer.md'],
  ['_singletons', 'company', '略称', 'content/company/ja.yaml'],
  ['_singletons', 'company-facts', 'メール', 'content/company/facts.yaml'],
] as const;

/** What the browser wanted from anywhere else. */
function foreignRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(page.url()).origin) found.push(request.url());
  });
  return found;
}

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

/** The editor slides in: what is done before it stands still is done to nothing. */
const open = async (page: Page, place: string) => {
  await page.goto(`/#/collections/${place}`);
  await expect(save(page)).toBeVisible();
  await page.waitForTimeout(1500);
};
const changedIn = async (page: Page, before: Files) => Object.keys(changes(before, await filesOf(page))).sort();

for (const [collection, name, label, file] of FILES)
  test(`one word in ${file} changes one line of this file, and nothing leaves the machine`, async ({ page }) => {
    const foreign = foreignRequests(page);
    const before = contentFiles();
    await openEditor(page, before);
    await open(page, `${collection}/entries/${name}`);
    await field(page, label).fill(`${await field(page, label).inputValue()}x`);
    await save(page).click();
    await expect.poll(() => changedIn(page, before)).toEqual([file]);
    const { lost, got } = changes(before, await filesOf(page))[file] ?? {};
    expect([lost?.length, got?.length]).toEqual([1, 1]);
    expect(foreign).toEqual([]);
  });

test('a news item is written in three languages, as a draft for a later day', async ({ page }) => {
  const before = contentFiles();
  await openEditor(page, before);
  await open(page, 'news/new');
  await field(page, 'スラッグ').fill('seminar-in-spring');
  const texts = { 日本語: '技術セミナーのご案内', 英語: 'A seminar on drawings', 中国語: '技术研讨会' };
  for (const [lang, title] of Object.entries(texts)) {
    await page.getByRole('radio', { name: lang, exact: true }).first().click();
    await page.waitForTimeout(1000);
    await field(page, '題名').fill(title);
    await field(page, '要約').fill(title);
    await field(page, '書き手').fill('Hanako');
    if (lang === '日本語') {
      await field(page, '公開日').fill('2027-01-15');
      await page.getByRole('combobox', { name: '分類' }).first().click();
      await page
        .getByRole('option', { name: /セミナー/ })
        .first()
        .click();
    }
    await page.getByRole('switch', { name: '下書き' }).first().click();
    await field(page, '本文').click();
    await page.keyboard.type(`${title}.`);
    await page.waitForTimeout(700);
  }
  await save(page).click();
  const files = ['en', 'ja', 'zh'].map((lang) => `content/news/${lang}/seminar-in-spring.md`);
  await expect.poll(() => changedIn(page, before)).toEqual(files);
  const fields = 'category: event\nauthor: Hanako\ndate: 2027-01-15\ndraft: true';
  const [english] = files.map(async (file) => (await filesOf(page))[file]);
  expect(await english).toBe(`---\ntitle: ${texts.英語}\nsummary: ${texts.英語}\n${fields}\n---\n\n${texts.英語}.\n`);
});

test('a renamed entry is renamed in all its languages, and the Japanese file keeps the former name', async ({
  page,
}) => {
  const before = contentFiles();
  await openEditor(page, before);
  await open(page, 'news/entries/partner-design-review');
  await page.getByRole('radio', { name: 'スラッグ' }).click();
  await field(page, 'スラッグ').fill('partner-review');
  await save(page).click();
  const names = ['partner-design-review', 'partner-review'];
  const files = ['en', 'ja'].flatMap((lang) => names.map((name) => `content/news/${lang}/${name}.md`));
  await expect.poll(() => changedIn(page, before)).toEqual(files);
  const after = await filesOf(page);
  expect(after['content/news/en/partner-review.md']).toBe(before['content/news/en/partner-design-review.md']);
  expect(after['content/news/ja/partner-review.md']).toContain('formerSlugs: [partner-design-review]\n');
});

test('what the check would refuse is refused with words, and what was written stays', async ({ page }) => {
  const before = contentFiles();
  await openEditor(page, before);
  await open(page, 'news/entries/partner-design-review');
  await field(page, '題名').fill('長い題名'.repeat(12));
  await save(page).click();
  await expect(page.getByText(/題名が長すぎて検索結果で切れます/)).toBeVisible();
  await expect(field(page, '題名')).toHaveValue('長い題名'.repeat(12));
  expect(changes(before, await filesOf(page))).toEqual({});
});

test('a file that is no YAML says so and keeps its text', async ({ page }) => {
  const broken = '---\ntitle: [\n---\n\n大切な文章\n';
  const before = { ...contentFiles(), 'content/news/ja/broken.md': broken, 'content/news/ja/photo.txt': 'x' };
  await openEditor(page, before);
  await page.goto('/#/collections/news/entries/broken');
  await expect(field(page, '題名')).toHaveValue(/^⚠ /);
  expect(changes(before, await filesOf(page))).toEqual({});
});
