import { describe, expect, test } from 'vitest';
import { holdsWords } from '#src/domain/search/fold.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { pageAt } from '#tools/built-site/pages.ts';
import { openSearch } from '#tools/built-site/search.ts';

/** Words that visitors type, and the page they mean: ten a language. */
const MEANT: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  ja: {
    オフショア: '/services/offshore-development',
    常駐: '/services/resident-development',
    採用: '/recruit_se',
    プライバシー: '/privacy-policy',
    問い合わせ: '/contact',
    会社情報: '/about-us',
    年末年始: '/news/year-end-holidays-2026',
    スマートスピーカー: '/case-studies/smart-speaker-platform',
    帳票: '/case-studies/report-management',
    全文検索: '/tech-articles/document-management-fulltext',
  },
  en: {
    offshore: '/en/services/offshore-development',
    'china market': '/en/services/china-market',
    careers: '/en/recruit_se',
    privacy: '/en/privacy-policy',
    contact: '/en/contact',
    faq: '/en/faq',
    'system engineer': '/en/recruit/system-engineer',
    'smart speaker': '/en/case-studies/smart-speaker-platform',
    outbox: '/en/tech-articles/event-driven-outbox',
    'project manager pay': '/en/recruit/project-manager',
  },
  zh: {
    离岸: '/zh/services/offshore-development',
    驻场: '/zh/services/resident-development',
    招聘: '/zh/recruit_se',
    隐私: '/zh/privacy-policy',
    联系: '/zh/contact',
    常见问题: '/zh/faq',
    项目经理: '/zh/recruit/project-manager',
    智能音箱: '/zh/case-studies/smart-speaker-platform',
    公司信息: '/zh/about-us',
    中国市场: '/zh/services/china-market',
  },
};

const search = await openSearch();

describe('the words that visitors type', () => {
  test('find the page they mean: first for nine in ten, among the first three always', async () => {
    const places: { lang: string; query: string; place: number; first: string | undefined }[] = [];
    for (const lang of LANGS) {
      for (const [query, meant] of Object.entries(MEANT[lang])) {
        const found = await search[lang].find(query);
        places.push({ lang, query, place: found.indexOf(meant) + 1, first: found[0] });
      }
    }
    expect(places).toHaveLength(30);
    expect(places.filter(({ place }) => place < 1 || place > 3)).toEqual([]);
    expect(
      places.filter(({ place }) => place > 1).length,
      JSON.stringify(places.filter(({ place }) => place > 1)),
    ).toBeLessThanOrEqual(3);
  });

  test('find a part of a word in Japanese and Chinese', async () => {
    expect(await search.ja.find('スピーカー')).toContain('/case-studies/smart-speaker-platform');
    expect(await search.zh.find('音箱')).toContain('/zh/case-studies/smart-speaker-platform');
  });

  test.each(['リモート', 'りもーと', 'ﾘﾓｰﾄ'])(
    'find what the questions’ filter finds, however they are written: %s',
    async (query) => {
      const questions = pageAt('/faq', 'ja').root.querySelectorAll('main details');
      expect(questions.some(({ text }) => holdsWords(text, query))).toBe(true);
      expect(await search.ja.find(query)).toContain('/faq');
    },
  );
});
