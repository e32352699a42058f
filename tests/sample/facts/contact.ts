import { SAID, TEL } from './company-figures.ts';
import { each, type Fact, on } from './fact.ts';

const phone = SAID.phone;

/** Phone card, e-mail card and office address, on the consent page and beside the form. */
const ways = ['/contact', '/contact/form'].flatMap((path) => [
  ...on(path, 'rule inquiry.form', [
    { selector: 'main .contact-ways h3', count: 3 },
    { within: 'main .contact-ways', link: TEL },
    { within: 'main .contact-ways', link: 'mailto:contact@sekkei-works.example' },
    { within: 'main .contact-ways', text: phone },
    { within: 'main .contact-ways', text: 'contact@sekkei-works.example' },
    { within: 'main .contact-ways', text: each('東京本社', 'Tokyo office', '东京总部') },
    {
      within: 'main .contact-ways',
      text: each('東京都千代田区見本町1-2-3', '1-2-3 Mihon-cho', '东京都千代田区见本町1-2-3'),
    },
  ]),
  ...on(path, 'rule inquiry.reply', [
    {
      within: 'main .contact-ways',
      text: SAID.weekdays,
    },
    { within: 'main .contact-ways', text: each('24時間受付', 'Accepted around the clock', '24小时受理') },
    { within: 'main .contact-ways', text: each('ご返信は営業日', 'we answer on business days', '工作日回复') },
  ]),
]);

/** The consent page, the form and the page that follows it without JavaScript. */
export const contactFacts: readonly Fact[] = [
  ...ways,
  ...on('/contact', 'rule inquiry.consent-details', [
    { selector: 'main .consent dt', count: 9 },
    ...[
      each('記録', 'Record', '记录'),
      each('同意', 'Agreement', '同意'),
      each('事業者の名称', 'Company', '公司名称'),
      each('個人情報保護管理者', 'Personal information protection manager', '个人信息保护负责人'),
      each('利用目的', 'Purpose', '使用目的'),
      each('第三者への提供', 'Provision to third parties', '向第三方提供'),
      each('開示等の請求', 'Disclosure requests', '查阅、更正、删除等请求'),
      each('提供の任意性', 'Required and optional fields', '提供信息的自愿性'),
      each('Cookie', 'Cookies', 'Cookie'),
    ].map((is) => ({ selector: 'main .consent dt', is })),
    { selector: '#agree', is: each('同意してフォームへ進む', 'Agree and go to the form', '同意并进入表单') },
    { link: '/contact/form' },
  ]),
  ...on('/contact', 'rule inquiry.consent-details', [
    { within: 'main .consent', text: each('任意です', 'is optional', '由您自行决定') },
    { within: 'main .consent', text: each('同意いただけなかったもの', 'non-consent', '视为不同意') },
  ]),
  ...['/contact', '/privacy-policy'].flatMap((path) => [
    ...on(path, 'rule inquiry.consent', [
      {
        text: each(
          'お問い合わせ以外のページを開いたときにも消えます',
          'when you open a page outside the contact pages',
          '打开联系页面以外的页面时，已同意的记录也会消失',
        ),
      },
    ]),
    ...on(path, 'rule inquiry.separate-consent', [
      {
        text: each('フォームをお使いください', 'please use the form in Chinese', '在表单中另行勾选'),
        langs: ['ja', 'en'] as const,
      },
    ]),
  ]),
  ...on('/contact', 'rule outbox.keep-days', [{ within: 'main .consent', text: each('7日後', '7 days', '7天后') }]),
  ...on('/contact/form', 'rule inquiry.form', [
    { link: '/contact' },
    { selector: 'main .items__cells > li', count: 3 },
    { selector: 'main .items__cells h3', is: each('経験', 'Experience', '经验') },
    { selector: 'main .items__cells h3', is: each('体制', 'Team', '团队') },
    { selector: 'main .items__cells h3', is: each('対応', 'Response', '响应') },
    {
      selector: 'main h2',
      is: each('お問い合わせを受け付けました', 'We have received your inquiry', '我们已收到您的咨询'),
    },
  ]),
  ...on('/contact/form', 'rule inquiry.form', [
    { within: 'main label[for="company"]', text: each('会社名', 'Company', '公司名称') },
    { within: 'main label[for="name"]', text: each('お名前', 'Name', '姓名') },
    { within: 'main label[for="email"]', text: each('メールアドレス', 'Email address', '电子邮箱') },
    { within: 'main label[for="message"]', text: each('お問い合わせ内容', 'Message', '咨询内容') },
    { within: 'main .contact-form__topic', text: each('件名', 'Subject', '主题') },
    { within: 'main label[for="name"]', text: each('必須', 'required', '必填') },
    { within: 'main label[for="email"]', text: each('必須', 'required', '必填') },
    { within: 'main label[for="message"]', text: each('必須', 'required', '必填') },
  ]),
  ...on('/contact/form', 'rule inquiry.messages', [
    { selector: '#name[required]', count: 1 },
    { selector: '#email[required][type="email"]', count: 1 },
    { selector: 'textarea#message[required][rows="8"]', count: 1 },
    { selector: '#company:not([required])', count: 1 },
  ]),
  ...on('/contact/form', 'rule inquiry.form', [
    { selector: 'input[name="phone"][type="hidden"][value=""]', count: 1 },
    { selector: 'input[name="phone"]:not([type="hidden"])', count: 0 },
  ]),
  ...on('/contact/form', 'rule api.contact-limits', [
    { selector: '#name[maxlength="100"]' },
    { selector: '#company[maxlength="100"]' },
    { selector: '#email[maxlength="254"]' },
    { selector: '#message[maxlength="5000"]' },
    { within: 'main #message-hint', text: '5,000' },
  ]),
  ...on('/contact/form', 'rule inquiry.separate-consent', [
    { selector: '#consent-abroad[type="checkbox"][required]:not([checked])', count: 1, langs: ['zh'] as const },
    { selector: '#consent-abroad', count: 0, langs: ['ja', 'en'] as const },
  ]),
  ...on('/contact/form', 'rule inquiry.no-script', [{ selector: 'form[data-contact-form] noscript', count: 1 }]),
  ...on('/contact/form', 'rule inquiry.sending', [{ handed: each('送信中...', 'Sending...', '提交中……') }]),
  ...on('/contact/form', 'rule inquiry.outcome', [
    { handed: each('送信に失敗しました', 'Sending failed', '提交失败') },
    { handed: 'Submit failed' },
    { handed: each('しばらく時間をおいて再度お試しください。', 'Please try again later.', '请稍后再试。') },
    { handed: each('お問い合わせを送信しました', 'Your inquiry has been sent', '您的咨询已提交') },
    {
      handed: each(
        '担当者より3営業日以内にご連絡いたします。',
        'A member of our staff will contact you within 3 business days.',
        '负责人会在3个工作日内与您联系。',
      ),
    },
  ]),
  ...on('/contact/form', 'rule inquiry.reply', [
    { within: 'main .base__lead', text: SAID.replyWithin },
    { within: 'main .items__cells', text: SAID.trackRecord },
    { within: 'main .items__cells', text: SAID.founded },
    {
      within: 'main .items__cells',
      text: each('東京、シンガポール、合肥', 'Tokyo, Singapore and Hefei', '东京、新加坡、合肥'),
    },
    { within: 'main .contact-form__sent', text: SAID.replyWithin },
  ]),
  ...on('/contact/form', 'rule inquiry.toast', [
    { selector: 'main section[aria-label*="F8"] [role="status"]', count: 1 },
  ]),
  ...on('/contact/thanks', 'rule inquiry.outcome', [
    { selector: 'main h1', is: each('お問い合わせを送信しました', 'Your inquiry has been sent', '您的咨询已提交') },
    {
      text: each(
        '担当者より3営業日以内にご連絡いたします。',
        'A member of our staff will contact you within 3 business days.',
        '负责人会在3个工作日内与您联系。',
      ),
    },
    { link: '/' },
  ]),
  ...['/contact/form', '/contact/thanks', '/500'].flatMap((path) =>
    on(path, 'rule shell.noindex', [{ selector: 'head meta[name="robots"][content*="noindex"]' }]),
  ),
];
