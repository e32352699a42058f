/** Entries that production must not show, for the comparison of builds; names that nothing else contains. */

const FAR = '2999-01-01';

/** Long enough for search results, in the language of the entry. */
const SUMMARY = {
  ja: '公開の規則を確かめるための記事で、読者の目に触れることはありません。下書きと公開予定のものは、本番のどのページにも一覧にも出ません。',
  en: 'An entry that proves the rules of publication; no reader ever sees it, on no page and in no list.',
  zh: '用于确认发布规则的文章，读者不会看到。草稿与预定发布的内容，不会出现在正式环境的任何页面、列表或搜索结果中，也不会进入订阅源和站点地图。',
} as const;

/** Who signs, as the language writes it: English pages have no Japanese that is not marked. */
const SIGNED = {
  ja: { desk: '広報担当', name: '鈴木 次郎', position: 'アーキテクト' },
  en: { desk: 'Public relations', name: 'Jiro Suzuki', position: 'Architect' },
  zh: { desk: '公关部', name: '铃木次郎', position: '架构师' },
} as const;

export function news(title: string, more: string, lang: keyof typeof SUMMARY = 'ja'): string {
  return `---\ntitle: ${title}\nsummary: ${title} – ${SUMMARY[lang]}\ncategory: notice\nauthor: ${SIGNED[lang].desk}\n${more}---\n\n${title}: ${SUMMARY[lang]}\n`;
}

export function article(title: string, more: string, lang: keyof typeof SUMMARY = 'ja'): string {
  return `---\ntitle: ${title}\nsummary: ${title} – ${SUMMARY[lang]}\ntags: [legacy]\nauthor: ${SIGNED[lang].name}\nposition: ${SIGNED[lang].position}\n${more}---\n\n${title}: ${SUMMARY[lang]}\n`;
}

const CASE = `---
rank: 99
category: 検証
title: 秘密の事例
description: 公開の規則を確かめるための事例です。読者の目に触れることはありません。下書きは一覧にも検索にも出てはいけません。
technologies: [Java]
challenge: 課題
solution: 解決
draft: true
---

本文
`;

const PAGE = `---
title: 秘密のページ
description: 公開の規則を確かめるためのページです。読者の目に触れることはありません。下書きはサイトマップにも検索にも出てはいけません。
draft: true
---

## 本文 {#text}

本文
`;

/** Paths without language of what only previews have, and the languages in which each is written. */
export const HIDDEN = [
  { path: '/news/zz-draft', langs: ['ja'], mark: '下書き' },
  { path: '/news/zz-scheduled', langs: ['ja', 'en', 'zh'], mark: '公開予定' },
  { path: '/tech-articles/zz-scheduled-article', langs: ['ja', 'en'], mark: '公開予定' },
  { path: '/case-studies/zz-draft-case', langs: ['ja'], mark: '下書き' },
  { path: '/zz-draft-page', langs: ['ja'], mark: '下書き' },
] as const;

/** A published entry that moved, so that redirects are compared too. */
export const MOVED = { from: '/news/zz-old-name', to: '/news/zz-moved' } as const;

export const NOTICE = 'お知らせの帯の検証文';

/** Changes to the tree that both builds get. */
export const CHANGES: Readonly<Record<string, string>> = {
  'content/news/ja/zz-draft.md': news(
    '秘密の下書き',
    'date: 2026-01-05\ndraft: true\nformerSlugs: [zz-draft-before]\n',
  ),
  'content/news/ja/zz-scheduled.md': news('未来のお知らせ', `date: ${FAR}\n`),
  'content/news/en/zz-scheduled.md': news('Future notice', `date: ${FAR}\n`, 'en'),
  'content/news/zh/zz-scheduled.md': news('未来通知', `date: ${FAR}\n`, 'zh'),
  'content/news/ja/zz-moved.md': news('移転したお知らせ', 'date: 2025-01-06\nformerSlugs: [zz-old-name]\n'),
  'content/tech-articles/ja/zz-scheduled-article.md': article('未来の記事', `date: ${FAR}\n`),
  'content/tech-articles/en/zz-scheduled-article.md': article('Future article', `date: ${FAR}\n`, 'en'),
  'content/case-studies/ja/zz-draft-case.md': CASE,
  'content/pages/ja/zz-draft-page.mdx': PAGE,
  'content/notices.yaml': `- id: shown\n  start: 2020-01-01\n  end: 2998-12-31\n  text: { ja: ${NOTICE}, en: Notice under test, zh: 测试通知 }\n- id: later\n  start: ${FAR}\n  end: ${FAR}\n  text: { ja: まだ出ない帯, en: Not yet, zh: 尚未 }\n`,
};
