import { describe, expect, test } from 'vitest';
import { holdsWords } from '#src/domain/search/fold.ts';
import { forLang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { pageAt } from '#tools/built-site/pages.ts';
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
    outsourcing: '/en/services/offshore-development',
    'china market': '/en/services/china-market',
    'software architecture': '/en/services/architect',
    jobs: '/en/recruit_se',
    visa: '/en/recruit_se',
    'japanese level': '/en/recruit_se',
    remote: '/en/recruit_se',
    'project manager pay': '/en/recruit/project-manager',
    'software engineer': '/en/recruit/system-engineer',
    price: '/en/faq',
    'intellectual property': '/en/faq',
    'time zone': '/en/faq',
    nda: '/en/faq',
    contact: '/en/contact',
    privacy: '/en/privacy-policy',
    'artificial intelligence': '/en/services/ai',
    'legacy modernization': '/en/tech-articles/legacy-strangler-slices',
    'property-based testing': '/en/tech-articles/testing-what-changes',
    offshroe: '/en/services/offshore-development',
    'smart speekers': '/en/case-studies/smart-speaker-platform',
  },
  zh: {
    外包: '/zh/services/offshore-development',
    驻场: '/zh/services/resident-development',
    人力外包: '/zh/services/resident-development',
    ICP备案: '/zh/services/china-market',
    人工智能: '/zh/services/ai',
    微服务: '/zh/case-studies/event-driven-system',
    云计算: '/zh/services/cloud',
    招聘: '/zh/recruit_se',
    岗位: '/zh/recruit_se',
    工作签证: '/zh/recruit_se',
    社保: '/zh/recruit_se',
    日语要求: '/zh/recruit_se',
    项目经理: '/zh/recruit/project-manager',
    报价: '/zh/faq',
    知识产权: '/zh/faq',
    微信: '/zh/contact',
    合作伙伴: '/zh/about-us',
    元旦: '/zh/news/year-end-holidays-2026',
    个人信息保护: '/zh/privacy-policy',
    公司地址: '/zh/about-us',
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
    ISMS: '/faq#quality-security',
    就労ビザ: '/recruit_se#abroad',
    リモートワークはできますか: '/faq#remote-work',
  },
  en: {
    remote: '/en/recruit_se',
    salary: '/en/recruit_se',
    probation: '/en/recruit_se',
    'work permit': '/en/recruit_se#abroad',
    'take-home': '/en/recruit_se#return-rate',
    interview: '/en/recruit_se',
    legacy: '/en/tech-articles/legacy-strangler-slices',
    partners: '/en/about-us#partners',
    nda: '/en/faq#confidentiality',
  },
  zh: {
    外包: '/zh/services/offshore-development',
    外协: '/zh/services/',
    转包: '/zh/services/contract-development',
    招募: '/zh/recruit_se',
    股份: '/zh/about-us',
    NDA: '/zh/faq#confidentiality',
    知识产权: '/zh/faq#reusable-solutions',
    合作: '/zh/about-us#partners',
  },
};

describe.each(PUBLISHED_LANGS)('what visitors typed in %s', (lang) => {
  test.each(Object.entries(forLang(MET, lang)))('“%s” leads to %s', async (query, meant) => {
    const { pages } = await search[lang].answer(query);
    expect(pages[0]?.href.replace(/:~:.*/, '').replace(/#$/, '').startsWith(meant)).toBe(true);
    // Only a page that is called so may be without the word, and without one that means the same.
    const { list } = search[lang];
    const unmarked = pages.filter(({ title, excerpt }) => ![...title, ...excerpt].some(({ marked }) => marked));
    const called = list.filter(({ names }) => names.some(({ name }) => holdsWords(name, query)));
    expect(unmarked.filter(({ address }) => !called.some((page) => page.address === address))).toEqual([]);
  });
});

test.each([
  ['ja', 'レガシー', ['/privacy-policy', '/contact']],
  ['zh', '外包', ['/zh/privacy-policy', '/zh/accessibility', '/zh/contact']],
  ['en', 'salary', ['/en/services/china-market', '/en/services/contract-development']],
] as const)('pages that hold neither are not shown (%s: %s)', async (lang, query, others) => {
  const found = await search[lang].find(query);
  expect(others.filter((address) => found.includes(address))).toEqual([]);
});

test.each([
  ['ja', '知的財産', '/services/contract-development', '著作権'],
  ['zh', '知识产权', '/zh/services/contract-development', '著作权'],
  ['en', 'probation', '/en/recruit/system-engineer', 'trial period'],
] as const)(
  'the word for it stands marked in what is quoted, and is led to (%s: %s)',
  async (lang, query, address, word) => {
    const hit = (await search[lang].answer(query)).pages.find((page) => page.address === address);
    expect(hit?.excerpt.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).toContain(word);
    expect(decodeURIComponent(hit?.href ?? '').toLowerCase()).toContain(`:~:text=`);
  },
);

test('who asks for a salary is shown figures', async () => {
  const { pages } = await search.en.answer('salary');
  const pay = pages.filter(({ address }) => address.startsWith('/en/recruit/'));
  expect(pay.length).toBeGreaterThan(1);
  for (const { excerpt } of pay) expect(excerpt.map(({ text }) => text).join('')).toMatch(/\d{3},\d{3}.*yen/);
});

test('nothing quoted in Japanese or Chinese has a full stop of Latin letters after a heading', async () => {
  for (const [lang, query] of [
    ['ja', '費用'],
    ['zh', '费用'],
  ] as const) {
    const quoted = (await search[lang].answer(query)).pages.map(({ excerpt }) =>
      excerpt.map(({ text }) => text).join(''),
    );
    expect(quoted.filter((text) => /[\u3040-\u9fff]\. /.test(text))).toEqual([]);
  }
});

describe.each(PUBLISHED_LANGS)('what visitors type in %s', (lang) => {
  test.each(Object.entries(forLang(MEANT, lang)))('“%s” finds %s first', async (query, meant) => {
    expect((await search[lang].find(query))[0]).toBe(meant);
  });

  test('is twenty questions', () => {
    expect(Object.keys(forLang(MEANT, lang))).toHaveLength(20);
  });
});

test('a slip of the finger is told, and what was looked for instead', async () => {
  expect(await search.en.answer('offshroe')).toMatchObject({ instead: 'offshore', alone: [] });
});

test('where all words together find nothing, those that find something alone are named', async () => {
  expect(await search.en.answer('offshore xylophones')).toMatchObject({ pages: [], alone: ['offshore'] });
});

test.each([
  ['ja', '大阪'],
  ['zh', '大阪'],
  ['en', 'blockchain'],
] as const)('a word that stands nowhere finds nothing (%s: %s)', async (lang, query) => {
  expect(await search[lang].find(query)).toEqual([]);
});

test('an author is found by the name', async () => {
  expect(await search.zh.find('王小明')).toContain('/zh/tech-articles/event-driven-outbox');
  expect(await search.en.find('Wang Xiaoming')).toContain('/en/tech-articles/event-driven-outbox');
});

test('a part of a word is found in Japanese and Chinese', async () => {
  expect(await search.ja.find('スピーカー')).toContain('/case-studies/smart-speaker-platform');
  expect(await search.zh.find('音箱')).toContain('/zh/case-studies/smart-speaker-platform');
});

test.each(['リモート', 'りもーと', 'ﾘﾓｰﾄ'])(
  'the search finds what the questions’ filter finds, however it is written: %s',
  async (query) => {
    const questions = pageAt('/faq', 'ja').root.querySelectorAll('main details');
    expect(questions.some(({ text }) => holdsWords(text, query))).toBe(true);
    expect(await search.ja.find(query)).toContain('/faq');
  },
);
