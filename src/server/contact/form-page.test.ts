import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { fillFrom, fillPage } from './form-page.ts';

const FORM = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>A &amp; B</title></head><body>
<form action="/search"><input name="name"></form>
<form method="post" action="/api/contact" data-contact-form>
<p data-form-failure hidden></p>
<section data-error-summary aria-label="エラー" hidden></section>
<label for="name">お名前</label>
<input id="name" name="name" type="text" required maxlength="100" value="old" data-label="お名前"/>
<p class="contact-form__error" id="name-error" data-error-for="name" hidden></p>
<input id=email name=email type=email data-label="メール">
<p class="contact-form__error" data-error-for="email" hidden></p>
<textarea id="message" name="message" rows="8" data-label="内容"></textarea>
<p data-error-for="message" hidden></p>
<input type="text" name="website" tabindex="-1">
<input type="hidden" name="key" value="">
<noscript><select name="job"><option value="">–</option><option value="system-engineer">SE</option></select><input id="consent" name="consent" type="checkbox" value="on" required data-label="同意"></noscript>
</form>
<textarea data-kept-message readonly hidden></textarea>
<script type="module">const a = '<input name="name">';</script></body></html>`;

describe('fillPage', () => {
  test('without anything to fill the page is the same, byte for byte', async () => {
    const html = FORM.replace(/<textarea data-kept.*\n/, '');
    expect(await fillPage(html, { values: {}, errors: {} }, 'ja')).toBe(html);
  });

  test('the form has the typed values again, escaped', async () => {
    const values = {
      name: '"><script>alert(1)</script>&',
      message: '</textarea><b>\n$& 二行目',
      key: 'no-key-2026-11-21',
      consent: 'on',
      website: '',
      job: 'system-engineer',
    };
    const html = await fillPage(FORM, { values, errors: {} }, 'ja');
    expect(html).toContain('<option value="">–</option><option value="system-engineer" selected="">SE</option>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
    expect(html).not.toContain('value="old"');
    expect(html).toMatch(
      /<textarea id="message" name="message"[^>]*>\n&lt;\/textarea&gt;&lt;b&gt;\n\$&amp; 二行目<\/textarea>/,
    );
    expect(html).toContain('value="no-key-2026-11-21"');
    expect(html).toMatch(/<input id="consent"[^>]* checked="">/);
    expect(html).toContain('<form action="/search"><input name="name"></form>');
    expect(html).toContain(`const a = '<input name="name">';`);
  });

  test('errors are at their fields, in a list of links below the sentence about the form, and in the controls', async () => {
    const html = await fillPage(
      FORM,
      {
        values: {},
        errors: { name: '必須です', email: '有効な<アドレス>' },
        failure: '入力内容をご確認ください。',
      },
      'ja',
    );
    expect(html).toContain('<p class="contact-form__error" id="name-error" data-error-for="name">必須です</p>');
    expect(html).toContain('data-error-for="email">有効な&lt;アドレス&gt;</p>');
    expect(html).toContain('<p data-error-for="message" hidden></p>');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toMatch(
      /<section data-error-summary aria-label="エラー" tabindex="-1" autofocus=""><b>入力内容をご確認ください。<\/b><ul><li><a href="#name">お名前：必須です<\/a><\/li>/,
    );
    expect(html).toContain('<p data-form-failure hidden></p>');
  });

  test('a failure without a wrong field has its sentence at the button', async () => {
    const html = await fillPage(FORM, { values: {}, errors: {}, failure: 'ただいま<送信>できません。' }, 'ja');
    expect(html).toContain('<p data-form-failure>ただいま&lt;送信&gt;できません。</p>');
    expect(html).toContain('<section data-error-summary aria-label="エラー" hidden></section>');
  });

  test('an error of a list is linked with its label, and the list is marked as invalid', async () => {
    const list = '<select id="topic" name="topic" data-label="種類"><option value="x">X</option></select>';
    const form = `<form data-contact-form><section data-error-summary hidden></section>${list}</form>`;
    const html = await fillPage(form, { values: { topic: 'x' }, errors: { topic: '必須です' } }, 'ja');
    expect(html).toContain('<ul><li><a href="#topic">種類：必須です</a></li></ul>');
    expect(html).toContain('<select id="topic" name="topic" data-label="種類" aria-invalid="true">');
    expect(html).toContain('<option value="x" selected="">');
  });

  test('a label is joined to its sentence as the language writes it', async () => {
    const html = await fillPage(FORM, { values: {}, errors: { name: 'required' } }, 'en');
    expect(html).toContain('<li><a href="#name">お名前: required</a></li>');
  });

  test('nothing is filled in behind the form, nothing chosen that was not, and a control without a label has its sentence alone', async () => {
    const page = '<form data-contact-form><input name="a"><input type="checkbox" name="b"></form><input name="a">';
    const html = await fillPage(
      `${page}<section data-error-summary hidden></section>`,
      {
        values: { a: '1' },
        errors: { a: '必須です', other: '<不明>' },
      },
      'ja',
    );
    expect(html).toBe(
      '<form data-contact-form><input name="a" aria-invalid="true" value="1"><input type="checkbox" name="b"></form>' +
        '<input name="a"><section data-error-summary tabindex="-1" autofocus=""><ul><li>必須です</li><li>&lt;不明&gt;</li></ul></section>',
    );
  });

  test('the page of thanks shows the reference, where there is one', async () => {
    const thanks = '<p data-received hidden>受付番号 <b data-reference></b></p>';
    const filled = (reference?: string) =>
      fillPage(thanks, { values: {}, errors: {}, ...(reference !== undefined && { reference }) }, 'ja');
    expect(await filled('1A2B3C4D')).toBe('<p data-received>受付番号 <b data-reference>1A2B3C4D</b></p>');
    expect(await filled()).toBe(thanks);
  });

  test('the server error page keeps the message', async () => {
    const html = await fillPage(FORM, { values: { message: '長い文章' }, errors: {} }, 'ja');
    expect(html).toContain('<textarea data-kept-message readonly>\n長い文章</textarea>');
  });
});

describe('fillFrom', () => {
  test('fills a page of its folder, and says which page is missing or cannot be read', async () => {
    const folder = temporaryFolder({ '500.html': '<textarea data-kept-message hidden></textarea>' });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const fill = fillFrom(folder);
    expect(await fill('500', 'ja', { values: { message: 'A' }, errors: {} })).toContain('A</textarea>');
    expect(await fill('500', 'en', { values: {}, errors: {} })).toBeUndefined();
    writeFiles(folder, { 'zh/500.html/x': '' });
    expect(await fill('500', 'zh', { values: {}, errors: {} })).toBeUndefined();
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { event: 'page-missing', name: '500', lang: 'en', reason: expect.stringContaining('ENOENT') },
      { event: 'page-unfilled', name: '500', lang: 'zh', reason: expect.stringContaining('EISDIR') },
    ]);
  });
});
