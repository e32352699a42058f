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

test('a failure without a wrong field has its sentence at the button', () => {
  const html = filledBody(FORM, { values: {}, errors: {}, failure: 'ただいま<送信>できません。' }, 'ja');
  expect(html).toContain('<p data-form-failure>ただいま&lt;送信&gt;できません。</p>');
  expect(html).toContain('<section data-error-summary aria-label="エラー" hidden></section>');
});

test('an error of a list is linked with its label, and the list is marked as invalid', () => {
  const list = '<select id="topic" name="topic" data-label="種類"><option value="x">X</option></select>';
  const form = `<form data-contact-form><section data-error-summary hidden></section>${list}</form>`;
  const html = filledBody(form, { values: { topic: 'x' }, errors: { topic: '必須です' } }, 'ja');
  expect(html).toContain('<ul><li><a href="#topic">種類：必須です</a></li></ul>');
  expect(html).toContain('<select id="topic" name="topic" data-label="種類" aria-invalid="true">');
  expect(html).toContain('<option value="x" selected>');
});

test('a label is joined to its sentence as the language writes it', () => {
  const html = filledBody(FORM, { values: {}, errors: { name: 'required' } }, 'en');
  expect(html).toContain('<li><a href="#name">お名前: required</a></li>');
});

test('nothing is filled in behind the form, nothing chosen that was not, and a control without a label has its sentence alone', () => {
  const page = '<form data-contact-form><input name="a"><input type="checkbox" name="b"></form><input name="a">';
  const html = filledBody(
    `${page}<section data-error-summary hidden></section>`,
    {
      values: { a: '1' },
      errors: { a: '必須です', other: '<不明>' },
    },
    'ja',
  );
  expect(html).toBe(
    '<form data-contact-form><input name="a" aria-invalid="true" value="1"><input type="checkbox" name="b"></form>' +
      '<input name="a"><section data-error-summary tabindex="-1" autofocus><ul><li>必須です</li><li>&lt;不明&gt;</li></ul></section>',
  );
});

test('the page of thanks shows the reference, where there is one', () => {
  const thanks = '<p data-received hidden>受付番号 <b data-reference></b></p>';
  const filled = (reference?: string) =>
    filledBody(thanks, { values: {}, errors: {}, ...(reference !== undefined && { reference }) }, 'ja');
  expect(filled('1A2B3C4D')).toBe('<p data-received>受付番号 <b data-reference>1A2B3C4D</b></p>');
  expect(filled()).toBe(thanks);
});

test('the server error page keeps the message', () => {
  const html = filledBody(FORM, { values: { message: '長い文章' }, errors: {} }, 'ja');
  expect(html).toContain('<textarea data-kept-message readonly>長い文章</textarea>');
});
