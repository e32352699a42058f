import { pageOf } from '#src/content/kinds.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { FORM_PATH, HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import { openPosition, shown, topicKey } from '#tests/support/entries.ts';
import { expectTaken, fillIn, send, taken } from '#tests/support/inquiry.ts';
import { expect, inLanguages, test } from './test.ts';

const job = openPosition();

inLanguages(1, (lang) => {
  const position = shown('jobs', lang).find(({ slug }) => slug === job);
  const subject = readWords(lang, 'contact').form.subjectJob.replace('{{job}}', `${position?.title}`);
  test.skip(job === undefined, 'no position is open today');

  test('a position leads to the form, which names and sends it', async ({ page }) => {
    await page.route('**/api/contact', taken);
    await page.goto(localizePath(pageOf('jobs', `${job}`), lang));
    await page
      .getByRole('main')
      .locator(`a[href="${localizePath(`/contact?job=${job}`, lang)}"]`)
      .first()
      .click();
    await page.waitForURL(`**${localizePath(`/contact?job=${job}`, lang)}`);
    if (HAS_CONSENT_PAGE) await page.locator('#agree').click();
    await page.waitForURL(`**${localizePath(`${FORM_PATH}?job=${job}`, lang)}`);
    await expect(page.locator('[data-subject]')).toContainText(subject);
    await fillIn(page);
    await page.reload();
    await expect(page.locator('[data-subject]')).toContainText(subject);
    await fillIn(page);
    const posted = page.waitForRequest('**/api/contact');
    await send(page);
    expect((await posted).postDataJSON()).toMatchObject({ job, subject, lang, topic: topicKey('careers') ?? '' });
    await expectTaken(page, lang);
  });
});
