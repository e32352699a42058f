import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A small site without a problem, to be broken by tests: a company, two news items, an article, four cases, a service, a position. */
const FILES: Readonly<Record<string, string>> = {
  'content/categories.yaml':
    'notice: { ja: お知らせ, en: Notice, zh: 通知 }\nevent: { ja: イベント, en: Event, zh: 活动 }\n',
  'content/tags.yaml':
    'legacy: { ja: レガシー刷新, en: Legacy modernization, zh: 遗留系统改造 }\nai: { ja: AI, en: AI, zh: 人工智能 }\n',
  'content/notices.yaml': '[]\n',
  'content/company/facts.yaml': `identity:
  site: https://kobo.example
  email: hello@kobo.example
  storagePrefix: kobo
facts:
  founded: { value: '1999-11', unit: month }
  staff: { value: 12, unit: people }
  replyDays: { value: 3, unit: business-days }
`,
  'content/company/ja.yaml': company('工房', 'country: JP, '),
  'content/company/en.yaml': company('Kobo'),
  'content/company/zh.yaml': company('工坊'),
  'content/jobs/ja/engineer.md': `---
title: エンジニア
tagline: 設計する。
shortDescription: 測り、書き、動かして確かめる仕事です。
order: 1
employment: 正社員
employmentType: FULL_TIME
office: town
pay: { min: 310000, max: 540000, per: month, currency: JPY }
datePosted: 2026-01-01
sections:
  - type: fact-table
    posting: true
    title: 基本情報
    rows:
      - { name: 月給, value: '{{payMin}}〜{{payMax}}円' }
---

一人で受け持ちます。
`,
  'content/transfer-notice.yaml': '{}\n',
  'content/search-words.yaml': ['ja', 'en', 'zh'].map((lang) => `${lang}: { same: [], pages: {} }\n`).join(''),
  'content/skills/ja.yaml': skills('言語'),
  'content/skills/en.yaml': skills('Languages', false),
  'content/skills/zh.yaml': skills('语言', false),
  'content/home/ja.yaml': home('描く'),
  'content/home/en.yaml': home('Draw'),
  'content/home/zh.yaml': home('画图'),
  'content/about-us/ja.yaml': aboutUs('会社'),
  'content/about-us/en.yaml': aboutUs('Company'),
  'content/about-us/zh.yaml': aboutUs('公司'),
  'content/careers/ja.yaml': aboutUs('採用'),
  'content/careers/en.yaml': aboutUs('Careers'),
  'content/careers/zh.yaml': aboutUs('招聘'),
  'content/faq/ja.yaml': faq('はい。[お知らせ](/news/office-moved)をご覧ください。'),
  'content/faq/en.yaml': faq('Yes. See [the notice](/en/news/office-moved).', false),
  'content/faq/zh.yaml': faq('可以。请看[通知](/zh/news/office-moved)。', false),
  'content/contact/ja.yaml': contact('現地調査', '採用'),
  'content/contact/en.yaml': contact('Site survey', 'Jobs', false),
  'content/contact/zh.yaml': contact('现场调查', '招聘', false),
  'content/news/ja/office-moved.md': news(
    'オフィスを移転しました',
    '新しい住所は[会社情報](/about-us)にあります。\n\n## 道順\n\n駅から**「北口」**を出ます。',
  ),
  'content/news/en/office-moved.md': news(
    'We have moved',
    'The address is on the [company page](/en/about-us).',
    'translatedFrom: 2026-05-01\n',
    'We have moved.',
    false,
  ),
  'content/news/ja/study-meeting.md': news(
    '勉強会を開きました',
    '[移転のお知らせ](/news/office-moved#道順)と同じ部屋です。',
  ),
  'content/tech-articles/ja/slices.md': `---
title: 段階的な置き換え
summary: 一切れずつ移します。
tags: [legacy]
author: 鈴木 次郎
position: アーキテクト
date: 2026-04-01
---

## 切れ目

![台が二つ並んだ図](../images/slices.png)

### 数える

[道順](/news/office-moved#道順)
`,
  'content/case-studies/ja/first.md': caseStudy(1, '受注'),
  'content/case-studies/ja/second.md': caseStudy(2, '在庫'),
  'content/case-studies/ja/third.md': caseStudy(3, '配送'),
  'content/case-studies/ja/portal.md': caseStudy(4, '社内ポータル'),
  'content/services/ja/consulting.yaml': `title: 相談
description: 相談の進め方を紹介します。
lead: 一緒に考えます。
order: 1
status: active
drawing: hero
sections:
  - type: cells
    id: points
    title: 特長
    items:
      - { title: 早い, text: '{{replyDays}}以内に返事をします。' }
    link: { text: 訪問, to: '/faq#visits' }
  - type: figures
    title: 数字
    names: [staff]
  - type: fact-table
    title: 条件
    rows:
      - { name: 費用, value: 無料です。 }
      - clause: law
  - type: closing
    title: お気軽に
    text: お問い合わせください。
`,
  'content/clauses/ja.yaml': 'law:\n  name: 準拠法\n  text: 日本法です。{{company}}が負担します。\n',
  'content/clauses/en.yaml': 'law: { name: Law, text: The law of Japan. }\n',
  'content/clauses/zh.yaml': 'law: { name: 法律, text: 日本法。 }\n',
  'content/pages/ja/terms.mdx': page(
    '利用規約',
    `このサイトの利用の決まりです。`,
    '個人情報を**「保管」**する期間です。',
    'role: privacy\n',
  ),
  'content/pages/en/terms.mdx': page('Terms of use', 'The rules by which this site may be used.', 'Text.'),
};

/** A company with the required texts and a figure. */
function company(name: string, country = ''): string {
  return `name: ${name}
englishName: Kobo Inc.
shortName: ${name}
representative: { title: A, name: B }
pressDesk: C
addressLines: [D]
businessLines: [E]
offices:
  town: { name: F, city: G, type: H, address: D, parts: { ${country}locality: G, street: D }, role: I }
figures:
  staff: { label: J }
`;
}

/** A prose page with a fact, a table and a section of its own. */
function page(title: string, description: string, text: string, more = ''): string {
  return `---
title: ${title}
description: ${description}
${more}---

## ${title} {#rules}

{{company}}

${text}

<FactTable>
<Row name="A" day="2026-05-01" />
<Row name="B">{{keepDays}}</Row>
</FactTable>

<Section id="dates" title="C" lead="{{founded}}">

<ContactDesk />

</Section>
`;
}

function news(title: string, body: string, more = '', summary = `${title}。`, isOriginal = true): string {
  const [category, date] = isOriginal ? ['category: notice\n', 'date: 2026-05-01\n'] : ['', ''];
  return `---\ntitle: ${title}\nsummary: ${summary}\n${category}author: 広報担当\n${date}${more}---\n\n${body}\n`;
}

/** The first three ranks have the fields of a featured case. */
function caseStudy(rank: number, title: string): string {
  const point = '{ title: 点, text: 文 }';
  const half = '{ title: 半分, points: [点] }';
  const featured = `featured: { art: hero, alt: 図, highlights: [点], challenges: [${point}, ${point}, ${point}], solutions: [${half}, ${half}] }\n`;
  return `---
rank: ${rank}
category: 業務
title: ${title}
description: ${title}の話。
technologies: [Java]
challenge: 課題
solution: 解決
${rank < 4 ? featured : ''}---

${title}の設計の判断です。
`;
}

function skills(title: string, isOriginal = true): string {
  const [id, level] = isOriginal ? ['id: languages\n        ', ', level: 95, years: 17'] : ['', ''];
  return `title: ${title}\ndescription: ${title}\nsections:\n  - type: proficiency\n    title: ${title}\n    categories:\n      - ${id}title: ${title}\n        skills:\n          - { name: Java${level} }\n`;
}

function home(line: string): string {
  return `title: ${line}\ndescription: ${line}\nhero:\n  headline: [${line}]\n  lead: ${line}\nsections:\n  - type: closing\n    title: ${line}\n    text: ${line}\n`;
}

function aboutUs(title: string): string {
  return `title: ${title}\ndescription: ${title}\nsections:\n  - type: closing\n    title: ${title}\n    text: ${title}\n`;
}

function faq(answer: string, isOriginal = true): string {
  const [category, question] = isOriginal ? ['id: company\n  ', 'id: visits\n      '] : ['', ''];
  return `- ${category}title: 会社\n  items:\n    - ${question}question: 訪問できますか。\n      answer: |\n        ${answer}\n`;
}

function contact(survey: string, jobs: string, isOriginal = true): string {
  const keys = isOriginal ? ['key: site-survey, ', 'key: jobs, role: careers, '] : ['', ''];
  const texts = '{ title: A, text: "{{company}}" }';
  return `topics:
  - { ${keys[0]}label: ${survey} }
  - { ${keys[1]}label: ${jobs} }
consent: { lead: A, details: [${texts}] }
reasons: { title: A, items: [${texts}] }
reply: { received: 'A {{company}}', next: [A], mail: { next: [A], nextCareers: [A, B], late: 'A {{company}}' } }
`;
}

const PICTURE = 'content/tech-articles/images/slices.png';
/** A white PNG of 400 by 200 pixels. */
const BLANK =
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQAAAADubopPAAAAOUlEQVR42u3LoQEAAAwCIP9/Wm9YWINOehZFURRFURRFURRFURRFURRFURRFURRFURRFURRFUX7KACMi6ytAx02PAAAAAElFTkSuQmCC';

/** How a test breaks the sample: the new text of files, `undefined` to remove one. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Run something on a copy of the sample site, in a folder of its own that is removed afterwards. */
export async function withSampleSite<T>(changes: Changes, use: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-site-'));
  try {
    for (const [file, text] of Object.entries({ ...FILES, [PICTURE]: Buffer.from(BLANK, 'base64'), ...changes })) {
      const place = path.join(root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      if (text === undefined) rmSync(place, { force: true });
      else writeFileSync(place, text);
    }
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A file of the sample as it is. */
export function sampleText(file: string): string {
  return FILES[file] ?? '';
}

/**
 * A file of the sample with a piece replaced.
 *
 * @throws Error when the piece is not in the file (a bug of the test)
 */
export function replaced(file: string, from: string | RegExp, to: string): Changes {
  const text = sampleText(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`replaced: ${file}, expected to hold "${from}"`);
  return { [file]: changed };
}
