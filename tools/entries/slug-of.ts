import { RESERVED_SLUGS } from '#src/site/routes.ts';
import { romaji } from './romaji.ts';

/** Words that titles of this site are made of, in English: readable by everyone, unlike their sound. */
const ENGLISH: Readonly<Record<string, string>> = {
  お知らせ: 'notice',
  ご案内: '',
  採用: 'recruiting',
  年末年始: 'year-end',
  年末: 'year-end',
  夏季: 'summer',
  冬季: 'winter',
  休業: 'holidays',
  営業: 'business',
  移転: 'moved',
  公開: 'published',
  開催: '',
  技術: 'tech',
  設計: 'design',
  開発: 'development',
  基幹: 'core',
  移行: 'migration',
  導入: '',
  事例: 'case',
  管理: 'management',
  配送: 'delivery',
  計画: 'planning',
  在庫: 'stock',
  受注: 'orders',
  業務: 'business',
  研修: 'training',
  勉強会: 'study-meeting',
  記事: 'article',
  東京: 'tokyo',
  合肥: 'hefei',
  システム: 'system',
  セミナー: 'seminar',
  クラウド: 'cloud',
  エンジニア: 'engineer',
  マネージャー: 'manager',
  プロジェクト: 'project',
  アーキテクト: 'architect',
  レビュー: 'review',
  サービス: 'service',
  データ: 'data',
  データベース: 'database',
  サイト: 'site',
  オフィス: 'office',
  シンガポール: 'singapore',
  ページ: 'page',
  ニュース: 'news',
  テスト: 'test',
  モバイル: 'mobile',
  アプリ: 'app',
  セキュリティ: 'security',
  オフショア: 'offshore',
  レガシー: 'legacy',
  リリース: 'release',
  インターン: 'intern',
  キャンペーン: 'campaign',
};

const READABLE = new RegExp(
  [
    ...Object.keys(ENGLISH).sort((a, b) => b.length - a.length),
    "[a-z0-9]+(?:[.'’][a-z0-9]+)*",
    `(?:(?!${Object.keys(ENGLISH).join('|')})[ァ-ヺー]){2,}`,
  ].join('|'),
  'g',
);

/** Longest slug that is proposed; longer ones are cut at a word. */
const LENGTH = 60;

/**
 * A slug for a title: its Latin letters and digits, words of the trade in English, other kana romanised; the kind and the day where nothing readable remains,
 * as with a title of Chinese characters only. A number tells it from slugs that exist.
 *
 * @param today `YYYY-MM-DD`
 * @param taken slugs that exist
 * @example slugOf('Spring Boot 4 へのアップグレード', 'article', '2026-11-21', []) // => 'spring-boot-4-appuguredo'
 * @example slugOf('技術セミナーのご案内', 'news', '2026-11-21', []) // => 'tech-seminar'
 * @example slugOf('謹賀新年', 'news', '2026-11-21', []) // => 'news-20261121'
 */
export function slugOf(title: string, kind: string, today: string, taken: readonly string[]): string {
  const base = romanised(title) ?? `${kind}-${today.replaceAll('-', '')}`;
  const used = new Set([...taken, ...RESERVED_SLUGS]);
  let slug = base;
  for (let n = 2; used.has(slug); n++) slug = `${base}-${n}`;
  return slug;
}

/** Undefined when too little of a title can be read to recognise it by. */
function romanised(title: string): string | undefined {
  const text = title.normalize('NFKC').toLowerCase();
  // Words of the trade first, then Latin, then katakana by their sound. Hiragana between Chinese characters are endings: they say nothing.
  const words = [...text.matchAll(READABLE)].map(
    ([word]) => ENGLISH[word] ?? (/^[ァ-ヺ]/.test(word) ? romaji(word) : word.replace(/[.'’]/g, '-')),
  );
  const parts = /^[ぁ-ゖー\s、。！？!?]+$/.test(text) ? text.split(/[\s、。！？!?]+/).filter(Boolean) : [];
  let slug = '';
  for (const word of words.length > 0 ? words : parts.map(romaji)) {
    if (word === '') continue;
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LENGTH) break;
    slug = longer;
  }
  return /[a-z]{2}/.test(slug) ? slug : undefined;
}
