import { describe, expect, test } from 'vitest';
import { holdsWords } from '#src/domain/search/fold.ts';
import { forLang, isLang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath, splitLang } from '#src/i18n/paths.ts';
import { pageAt } from '#tests/support/built-site.ts';
import { openSearch } from '#tools/built-site/search.ts';

/** What visitors type, and the page that must come first: twenty a language, the questions that strangers brought to the site. */
const MEANT: PerLang<Readonly<Record<string, string>>> = {
  ja: {
    オフショア: '/services/offshore-development',
    SES: '/services/resident-development',
    外注: '/services/contract-development',
    求人: '/recruit_se',
    '給与 還元率': '/recruit_se',
    有給休暇: '/recruit_se',
    就労ビザ: '/recruit_se',
    プロマネ: '/recruit/project-manager',
    料金: '/faq',
    見積もり: '/faq',
    秘密保持契約: '/faq',
    個人情報: '/privacy-policy',
    問い合わせ: '/contact',
    会社概要: '/about-us',
    年末年始: '/news/year-end-holidays-2026',
    開発実績: '/challenged',
    帳票: '/case-studies/report-management',
    人工知能: '/services/ai',
    '2025年の崖': '/tech-articles/cliff-2025-inventory',
    全文検索: '/tech-articles/document-management-fulltext',
  },
  en: {
    outsourcing: '/services/offshore-development',
    'china market': '/services/china-market',
    'software architecture': '/services/architect',
    jobs: '/recruit_se',
    visa: '/recruit_se',
    'japanese level': '/recruit_se',
    remote: '/recruit_se',
    'project manager pay': '/recruit/project-manager',
    'software engineer': '/recruit/system-engineer',
    price: '/faq',
    'intellectual property': '/faq',
    'time zone': '/faq',
    nda: '/faq',
    contact: '/contact',
    privacy: '/privacy-policy',
    'artificial intelligence': '/services/ai',
    'legacy modernization': '/tech-articles/legacy-strangler-slices',
    'property-based testing': '/tech-articles/testing-what-changes',
    offshroe: '/services/offshore-development',
    'smart speekers': '/case-studies/smart-speaker-platform',
  },
  zh: {
    外包: '/services/offshore-development',
    驻场: '/services/resident-development',
    人力外包: '/services/resident-development',
    ICP备案: '/services/china-market',
    人工智能: '/services/ai',
    微服务: '/case-studies/event-driven-system',
    云计算: '/services/cloud',
    招聘: '/recruit_se',
    岗位: '/recruit_se',
    工作签证: '/recruit_se',
    社保: '/recruit_se',
    日语要求: '/recruit_se',
    项目经理: '/recruit/project-manager',
    报价: '/faq',
    知识产权: '/faq',
    微信: '/contact',
    合作伙伴: '/about-us',
    元旦: '/news/year-end-holidays-2026',
    个人信息保护: '/privacy-policy',
    公司地址: '/about-us',
  },
};

const search = await openSearch();

/** What visitors typed who went through the site, and where the first result must lead: the part of the page that answers. */
const MET: PerLang<Readonly<Record<string, string>>> = {
  ja: {
    レガシー: '/tech-articles/legacy-strangler-slices',
    見積: '/faq#contract-types',
    見積り: '/faq#contract-types',
    お見積り: '/faq#contract-types',
    御見積: '/faq#contract-types',
    メンテナンス: '/case-studies/multitenant-website',
    リプレース: '/tech-articles/legacy-strangler-slices',
    製造業: '/case-studies/oss-ai-assistant',
    COBOL: '/faq#no-documents',
    オフコン: '/faq#no-documents',
    汎用機: '/faq#no-documents',
    'AS/400': '/faq#no-documents',
    ISMS: '/faq#quality-security',
    就労ビザ: '/recruit_se#abroad',
    リモートワークはできますか: '/faq#remote-work',
  },
  en: {
    remote: '/recruit_se',
    salary: '/recruit_se',
    probation: '/recruit_se',
    'work permit': '/recruit_se#abroad',
    'take-home': '/recruit_se#return-rate',
    interview: '/recruit_se',
    legacy: '/tech-articles/legacy-strangler-slices',
    partners: '/about-us#partners',
    nda: '/faq#confidentiality',
    mainframe: '/faq#no-documents',
  },
  zh: {
    大型机: '/faq#no-documents',
    外包: '/services/offshore-development',
    外协: '/services/',
    转包: '/services/terms',
    招募: '/recruit_se',
    股份: '/about-us',
    NDA: '/faq#confidentiality',
    知识产权: '/faq#reusable-solutions',
    合作: '/about-us#partners',
  },
};

describe.each(PUBLISHED_LANGS)('what visitors typed in %s', (lang) => {
  test.each(Object.entries(forLang(MET, lang)))('“%s” leads to %s', async (query, meant) => {
    const { pages } = await search[lang].answer(query);
    expect(pages[0]?.href.replace(/:~:.*/, '').replace(/#$/, '').startsWith(localizePath(meant, lang))).toBe(true);
    // Only a page that is called so may be without the word, and without one that means the same.
    const { list } = search[lang];
    const unmarked = pages.filter(({ title, excerpt }) => ![...title, ...excerpt].some(({ marked }) => marked));
    const called = list.filter(({ names }) => names.some(({ name }) => holdsWords(name, query)));
    expect(unmarked.filter(({ address }) => !called.some((page) => page.address === address))).toEqual([]);
  });
});

test.each(
  (
    [
      ['ja', 'レガシー', ['/privacy-policy', '/contact']],
      ['zh', '外包', ['/privacy-policy', '/accessibility', '/contact']],
      ['en', 'salary', ['/services/china-market', '/services/contract-development']],
    ] as const
  ).filter(([lang]) => isLang(lang)),
)('pages that hold neither are not shown (%s: %s)', async (lang, query, others) => {
  const found = await search[lang].find(query);
  expect(others.filter((path) => found.includes(localizePath(path, lang)))).toEqual([]);
});

test.each(
  (
    [
      ['ja', '知的財産', '/services/terms', '著作権'],
      ['zh', '知识产权', '/services/terms', '著作权'],
      ['en', 'probation', '/recruit/system-engineer', 'trial period'],
    ] as const
  ).filter(([lang]) => isLang(lang)),
)('the word for it stands marked in what is quoted, and is led to (%s: %s)', async (lang, query, address, word) => {
  const hit = (await search[lang].answer(query)).pages.find((page) => page.address === localizePath(address, lang));
  expect(hit?.excerpt.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).toContain(word);
  expect(decodeURIComponent(hit?.href ?? '').toLowerCase()).toContain(`:~:text=`);
});

test.skipIf(!isLang('en'))('who asks for a salary is shown figures', async () => {
  const { pages } = await search.en.answer('salary');
  const pay = pages.filter(({ address }) => splitLang(address).path.startsWith('/recruit/'));
  expect(pay.length).toBeGreaterThan(1);
  for (const { excerpt } of pay) expect(excerpt.map(({ text }) => text).join('')).toMatch(/\d{3},\d{3}.*yen/);
});

test('nothing quoted in Japanese or Chinese has a full stop of Latin letters after a heading', async () => {
  for (const [lang, query] of [
    ['ja', '費用'],
    ['zh', '费用'],
  ] as const) {
    if (!isLang(lang)) continue;
    const quoted = (await search[lang].answer(query)).pages.map(({ excerpt }) =>
      excerpt.map(({ text }) => text).join(''),
    );
    expect(quoted.filter((text) => /[\u3040-\u9fff]\. /.test(text))).toEqual([]);
  }
});

describe.each(PUBLISHED_LANGS)('what visitors type in %s', (lang) => {
  test.each(Object.entries(forLang(MEANT, lang)))('“%s” finds %s first', async (query, meant) => {
    expect((await search[lang].find(query))[0]).toBe(localizePath(meant, lang));
  });

  test('is twenty questions', () => {
    expect(Object.keys(forLang(MEANT, lang))).toHaveLength(20);
  });
});

test.skipIf(!isLang('en'))('a typo is corrected, and the answer names the corrected query', async () => {
  expect(await search.en.answer('offshroe')).toMatchObject({ instead: 'offshore', alone: [] });
});

test.skipIf(!isLang('en'))(
  'where all words together find nothing, those that find something alone are named',
  async () => {
    expect(await search.en.answer('offshore xylophones')).toMatchObject({ pages: [], alone: ['offshore'] });
  },
);

test.each(
  (
    [
      ['ja', '大阪'],
      ['zh', '大阪'],
      ['en', 'blockchain'],
    ] as const
  ).filter(([lang]) => isLang(lang)),
)('a word that stands nowhere finds nothing (%s: %s)', async (lang, query) => {
  expect(await search[lang].find(query)).toEqual([]);
});

test('an author is found by the name', async () => {
  for (const [lang, name] of [
    ['zh', '王小明'],
    ['en', 'Wang Xiaoming'],
  ] as const)
    if (isLang(lang))
      expect(await search[lang].find(name)).toContain(localizePath('/tech-articles/event-driven-outbox', lang));
});

test('a part of a word is found in Japanese and Chinese', async () => {
  for (const [lang, part] of [
    ['ja', 'スピーカー'],
    ['zh', '音箱'],
  ] as const)
    if (isLang(lang))
      expect(await search[lang].find(part)).toContain(localizePath('/case-studies/smart-speaker-platform', lang));
});

test.each(isLang('ja') ? ['リモート', 'りもーと', 'ﾘﾓｰﾄ'] : [])(
  'the search finds what the questions’ filter finds, however it is written: %s',
  async (query) => {
    const questions = pageAt('/faq', 'ja').root.querySelectorAll('main details');
    expect(questions.some(({ text }) => holdsWords(text, query))).toBe(true);
    expect(await search.ja.find(query)).toContain(localizePath('/faq', 'ja'));
  },
);
