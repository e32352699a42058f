import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#src/site/html-tree.ts';
import { fillPage } from './fill-page.ts';

/** A page as the build writes it. */
const FORM = writeHtml(
  readHtml(`<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>A &amp; B</title></head><body>
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
<noscript><select name="job"><option value>–</option><option value="system-engineer">SE</option></select><input id="consent" name="consent" type="checkbox" value="on" required data-label="同意"></noscript>
</form>
<textarea data-kept-message readonly hidden></textarea>
<script type="module">const a = '<input name="name">';</script></body></html>`),
);

/** What a page has in its body after filling, without the empty values that the writer gives to attributes. */
const filledBody = (...[body, filling, lang]: Parameters<typeof fillPage>) =>
  /<body>(.*)<\/body>/s.exec(fillPage(body, filling, lang))?.[1]?.replaceAll('=""', '') ?? '';

test('without anything to fill the page is the same, byte for byte', () => {
  const html = FORM.replace(/<textarea data-kept.*\n/, '');
  expect(fillPage(html, { values: {}, errors: {} }, 'ja')).toBe(html);
});

test('the form has the typed values again, escaped', () => {
  const values = {
    name: '"><script>alert(1)</script>&',
    message: '</textarea><b>\n$& 二行目',
    key: 'no-key-2026-11-21',
    consent: 'on',
    website: '',
    job: 'system-engineer',
  };
  const html = filledBody(FORM, { values, errors: {} }, 'ja');
  expect(html).toContain('<option value>–</option><option value="system-engineer" selected>SE</option>');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  expect(html).not.toContain('value="old"');
  expect(html).toMatch(
    /<textarea id="message" name="message"[^>]*>&lt;\/textarea&gt;&lt;b&gt;\n\$&amp; 二行目<\/textarea>/,
  );
  expect(html).toContain('value="no-key-2026-11-21"');
  expect(html).toMatch(/<input id="consent"[^>]* checked>/);
  expect(html).toContain('<form action="/search"><input name="name"></form>');
  expect(html).toContain(`const a = '<input name="name">';`);
});

test('errors are at their fields, in a list of links below the sentence about the form, and in the controls', () => {
  const html = filledBody(
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
    /<section data-error-summary aria-label="エラー" tabindex="-1" autofocus><b>入力内容をご確認ください。<\/b><ul><li><a href="#name">お名前：必須です<\/a><\/li>/,
  );
  expect(html).toContain('<p data-form-failure hidden></p>');
});

test('a label is joined to its sentence as the language writes it', () => {
  const html = filledBody(FORM, { values: {}, errors: { name: 'required' } }, 'en');
  expect(html).toContain('<li><a href="#name">お名前: required</a></li>');
});

test('the page of thanks shows the reference and says that it was sent, where there is one', () => {
  const thanks = '<p data-received hidden>受付番号 <b data-reference></b></p>';
  const page =
    '<nav><a aria-current="page">なし</a></nav><ol><li aria-current="page">なし</li></ol><h1>なし</h1><p class="base__lead">なし</p><div data-receipt="送信しました" data-lead="ご連絡します" hidden></div><p data-no-receipt></p>';
  expect(filledBody(page, { values: {}, errors: {}, reference: '1A2B3C4D' }, 'ja')).toBe(
    '<nav><a aria-current="page">なし</a></nav><ol><li aria-current="page">送信しました</li></ol><h1>送信しました</h1><p class="base__lead">ご連絡します</p><div data-receipt="送信しました" data-lead="ご連絡します"></div><p data-no-receipt hidden></p>',
  );
  const filled = (reference?: string) =>
    filledBody(thanks, { values: {}, errors: {}, ...(reference !== undefined && { reference }) }, 'ja');
  expect(filled('1A2B3C4D')).toBe('<p data-received>受付番号 <b data-reference>1A2B3C4D</b></p>');
  expect(filled()).toBe(thanks);
});
