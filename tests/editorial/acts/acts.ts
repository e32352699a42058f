import sharp from 'sharp';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { type EntryKind, fileOf, pageOf } from '#src/content/kinds.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { byRank } from '#src/domain/case-studies.ts';
import { DEFAULT_LANG, forLang, LANGS, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import type { Facts } from '#src/schemas/content/company.ts';
import type { Contact, Topic } from '#src/schemas/content/contact.ts';
import { TODAY } from '#tests/support/site-tree.ts';
import type { Desk } from './desk.ts';
import { yamlOf } from './guide.ts';
import { phonePhoto } from './phone-photo.ts';
import { earlierNews, filled, published } from './writing.ts';

/** What an act leaves to be seen in the site that is built afterwards. */
export interface Sight {
  /** Address of a page, or name of a file. */
  readonly at: string;
  readonly has?: readonly (string | RegExp)[];
  readonly lacks?: readonly (string | RegExp)[];
}

/** An act of `docs/editing.md`, below the heading that teaches it. */
export interface Act {
  readonly heading: string;
  readonly name: string;
  readonly does: (desk: Desk) => Promise<readonly Sight[]>;
}

/** Above a page that only previews have. */
const DRAFT = '<b>下書き</b>';
const SCHEDULED = '<b>公開予定</b>';

/** A row of the preview desk: an entry's page, then its state. */
const row = (page: string, state: string) =>
  new RegExp(`href="${page}"[^/]*</a>\\s*</th>\\s*<td>[^<]*</td>\\s*<td>${state}</td>`);

const news = (lang: Lang, slug: string) => fileOf('news', lang, slug);

const SERVICE_COMMAND = 'npm run new service system-review "システム診断"';

const NEWS_COMMAND = 'npm run new news tech-seminar "技術セミナーのご案内"';

/** News that stood on the site before the first act: each is touched by one act. */
const EARLIER = ['old-name', 'gone-for-good', 'deleted-in-a-form', 'withdrawn-later', 'translated-once'];

/**
 * Write what stood on the site before the first act.
 *
 * @example writeEarlier(deskOf(siteTree({})))
 */
export function writeEarlier(desk: Desk): void {
  const [category = ''] = Object.keys(readCollection('categories', desk.root).entries[0]?.data ?? {});
  for (const slug of EARLIER) for (const lang of LANGS) desk.write(news(lang, slug), earlierNews(lang, slug, category));
}

/** In the order in which they are done on one copy of the content. They touch different entries: none needs or undoes another. */
export const ACTS: readonly Act[] = [
  {
    heading: '流れ',
    name: 'the drafts that are there are published',
    async does(desk) {
      const kinds = ['news', 'tech-articles', 'case-studies'] as const;
      const drafts = kinds.flatMap((kind) =>
        readCollection(kind, desk.root)
          .entries.filter(({ data }) => data['draft'] === true)
          .map((entry) => ({ kind, ...entry })),
      );
      for (const { file } of drafts) desk.write(file, published(desk.read(file)));
      const inJapanese = drafts.filter(({ lang }) => lang === DEFAULT_LANG);
      return inJapanese.map(({ kind, slug }) => ({ at: pageOf(kind, slug), lacks: [DRAFT] }));
    },
  },
  {
    heading: 'ニュースを足す',
    name: 'a news item in three languages',
    async does(desk) {
      const titles = { ja: '技術セミナーのご案内', en: 'A seminar, as the guide tells', zh: '技术研讨会通知' };
      const slug = await written(desk, 'news', NEWS_COMMAND, titles);
      return [
        { at: `/news/${slug}`, has: [titles.ja], lacks: [DRAFT] },
        { at: `/en/news/${slug}`, has: [titles.en] },
        { at: `/zh/news/${slug}`, has: [titles.zh] },
        { at: '/news', has: [`/news/${slug}`] },
        { at: 'news/feed.xml', has: [`/news/${slug}`] },
      ];
    },
  },
  {
    heading: 'ニュースを足す',
    name: 'a news item in Japanese only, with a name of its own',
    async does(desk) {
      const titles = { ja: '日本語だけのお知らせ' };
      const slug = await written(desk, 'news', NEWS_COMMAND, titles, '', { 'tech-seminar': 'seminar-2027' });
      return [
        { at: `/news/${slug}`, has: [titles.ja], lacks: [DRAFT] },
        { at: `/en/news/${slug}`, has: [titles.ja, 'has not been translated'] },
        { at: 'en/news/feed.xml', lacks: [`/news/${slug}`] },
      ];
    },
  },
  {
    heading: '技術記事を足す',
    name: 'an article with code',
    async does(desk) {
      const code = "\n```ts\nconst cuts = ['受注', '在庫'];\ncuts.length; // => 2\n```\n";
      const titles = { ja: '業務の切れ目で切る' };
      const slug = await written(
        desk,
        'tech-articles',
        'npm run new article cut-along-work "業務の切れ目で切る"',
        titles,
        code,
      );
      return [
        { at: `/tech-articles/${slug}`, has: [titles.ja, 'cuts.'], lacks: [DRAFT] },
        { at: '/tech-articles', has: [`/tech-articles/${slug}`] },
      ];
    },
  },
  {
    heading: '開発事例を足す',
    name: 'a case, put into the fourth place',
    async does(desk) {
      const titles = { ja: '配送計画システム', en: 'Delivery planning', zh: '配送计划系统' };
      const slug = await written(desk, 'case-studies', 'npm run new case delivery-planning "配送計画システム"', titles);
      await desk.type('npm run move case <名前> 4', { '<名前>': slug });
      const cases = readCollection('case-studies', desk.root).entries.filter(({ lang }) => lang === DEFAULT_LANG);
      const order = byRank(cases.map(({ slug: name, data }) => ({ slug: name, rank: Number(data['rank']) })));
      const [, , third, fourth, fifth] = order.map(({ slug: name }) => name);
      const inOrder = [third, fourth, fifth].map((name) => `href="/case-studies/${name}"`).join('[\\s\\S]*');
      if (fourth !== slug) throw new Error(`the fourth case is ${fourth}, not ${slug}`);
      return [
        { at: '/case-studies', has: [titles.ja, new RegExp(inOrder)] },
        { at: `/en/case-studies/${slug}`, has: [titles.en] },
      ];
    },
  },
  {
    heading: 'ページを足す',
    name: 'a prose page in Japanese only, the example of the content guide',
    async does(desk) {
      await desk.type('npm run new page terms "利用規約"');
      for (const lang of LANGS) desk.remove(fileOf('pages', lang, 'terms'));
      const [, example = ''] = /```mdx\n([\s\S]*?)```/.exec(desk.read('content/README.md')) ?? [];
      desk.write(fileOf('pages', DEFAULT_LANG, 'terms'), example);
      return [
        { at: '/terms', has: ['利用規約', 'id="copyright"', 'datetime="2026-11-24"'], lacks: ['{{', DRAFT] },
        { at: '/en/terms', has: ['利用規約', 'has not been translated'] },
        { at: '/sitemap', has: ['href="/terms"'] },
        { at: '/', has: ['href="/terms"'] },
        { at: 'sitemap-0.xml', has: ['/terms</loc>'], lacks: ['/en/terms</loc>'] },
      ];
    },
  },
  {
    heading: '募集職種を足す',
    name: 'a position',
    async does(desk) {
      const titles = { ja: 'クラウドエンジニア', en: 'Cloud engineer', zh: '平台工程师' };
      const slug = await written(desk, 'jobs', 'npm run new job cloud-engineer "クラウドエンジニア"', titles);
      const facts = readCollection('company/facts', desk.root).entries[0]?.data as Facts | undefined;
      const figures = yamlOf('募集職種を足す')
        .replace('slug: cloud-engineer', `slug: ${slug}`)
        .replace('office: tokyo', `office: ${facts?.offices?.[0]?.key}`);
      desk.edit('content/jobs/facts.yaml', /^positions:\n/m, `positions:\n${figures}`);
      return [
        { at: `/recruit/${slug}`, has: [titles.ja, '400,000', '"JobPosting"'], lacks: [DRAFT] },
        { at: `/zh/recruit/${slug}`, has: [titles.zh] },
        { at: '/recruit_se', has: [`/recruit/${slug}`] },
      ];
    },
  },
  {
    heading: 'サービスを足す',
    name: 'a service, put into the second place',
    async does(desk) {
      const titles = { ja: 'システム診断', en: 'System review', zh: '系统诊断' };
      const slug = await written(desk, 'services', SERVICE_COMMAND, titles);
      await desk.type('npm run move service <名前> 2', { '<名前>': slug });
      for (const lang of LANGS) {
        const sections = yamlOf('サービスを足す', lang).replace(/^ +- clause: .*\n/m, '');
        desk.edit(fileOf('services', lang, slug), /^sections:\n[\s\S]*/m, sections);
      }
      const link = `href="/services/${slug}"`;
      return [
        { at: `/services/${slug}`, has: [titles.ja, '図で示します', '"Service"'], lacks: [DRAFT, '{{'] },
        { at: `/en/services/${slug}`, has: [titles.en] },
        { at: '/', has: [link] },
        { at: '/services', has: [link] },
        { at: '/sitemap', has: [link] },
      ];
    },
  },
  {
    heading: 'サービスを足す',
    name: 'a service that comes and goes',
    async does(desk) {
      const titles = { ja: '期間を限ったサービス', en: 'A service for a while', zh: '限时服务' };
      const slug = await written(desk, 'services', SERVICE_COMMAND, titles, '', { 'system-review': 'for-a-while' });
      await desk.type('npm run remove service <名前>', { '<名前>': slug });
      return ['/', '/services', '/sitemap'].map((at) => ({ at, lacks: [`href="/services/${slug}"`] }));
    },
  },
  {
    heading: 'ページの部分を変える',
    name: 'a section more, two that change places, and a section less',
    async does(desk) {
      const overview = desk.read(fileOf('services-overview', DEFAULT_LANG));
      const titles = [...overview.matchAll(/^ {4}title: (.*)$/gm)].map(([, title]) => title);
      for (const lang of LANGS) {
        const file = fileOf('services-overview', lang);
        const [head, first, second, , ...others] = desk.read(file).split(/^(?= {2}- type: )/m);
        desk.write(file, [head, second, first, yamlOf('ページの部分を変える', lang), ...others].join(''));
      }
      const [second, first, removed] = [1, 0, 2].map((at) => titles[at] ?? '');
      return [
        {
          at: '/services',
          has: [new RegExp(`<h2>${second}[\\s\\S]*<h2>${first}[\\s\\S]*見学のご案内`)],
          lacks: [`<h2>${removed}`],
        },
        { at: '/en/services', has: ['Visit us'] },
      ];
    },
  },
  {
    heading: 'よくある質問を足す',
    name: 'a question',
    async does(desk) {
      const japanese = yamlOf('よくある質問を足す');
      const inLanguage = {
        ja: japanese,
        en: translated(japanese, 'Can we meet online?', 'Yes. Choose a time in the [contact form](/en/contact).'),
        zh: translated(japanese, '可以在线开会吗？', '可以。请通过[咨询表单](/zh/contact)告知时间。'),
      };
      for (const lang of PUBLISHED_LANGS)
        desk.edit(`content/faq/${lang}.yaml`, /^ {2}items:\n/m, `  items:\n${forLang<string>(inLanguage, lang)}`);
      return [
        { at: '/faq', has: ['id="remote-meetings"', 'オンラインで打ち合わせできますか。'] },
        { at: '/en/faq', has: ['Can we meet online?'] },
        { at: '/zh/faq', has: ['可以在线开会吗？'] },
      ];
    },
  },
  {
    heading: 'お問い合わせの用件を変える',
    name: 'a topic is added, another gets a key with a hyphen, a third is removed',
    async does(desk) {
      const topics = contactTopics(desk);
      const renamed = topics.find(({ role }) => role === 'careers') ?? topics[0];
      const removed = topics.findLast(({ key, role }) => role === undefined && key !== renamed?.key);
      const [from = '', gone = ''] = [renamed?.key, removed?.key];
      const to = `${from}-desk`;
      for (const lang of PUBLISHED_LANGS) {
        const file = fileOf('contact', lang);
        desk.edit(file, new RegExp(`^ {2}- key: ${gone}\n(?: {4}.*\n)*`, 'm'), '');
        desk.edit(file, new RegExp(`^ {2}- key: ${from}$`, 'm'), `  - key: ${to}`);
        desk.edit(file, /^topics:\n/m, `topics:\n${yamlOf('お問い合わせの用件を変える', lang)}`);
      }
      // The check names the links to the former key, and the editor corrects them.
      for (const { file, en } of await contentProblems(desk.root, TODAY))
        if (en.includes(`no topic \`${from}\``))
          desk.edit(file, new RegExp(`topic=${from}(?![\\w-])`, 'g'), `topic=${to}`);
      return [
        {
          at: '/contact/form',
          has: ['value="site-visit"', '現地でのご相談', `value="${to}"`],
          lacks: [`value="${from}"`, `value="${gone}"`],
        },
        ...(renamed?.role === 'careers' ? [{ at: '/recruit_se', has: [`/contact?topic=${to}"`] }] : []),
      ];
    },
  },
  {
    heading: '会社の情報を変える',
    name: 'the telephone and the number of people change, and there is a fact more',
    async does(desk) {
      const facts = 'content/company/facts.yaml';
      desk.edit(facts, /^ {2}phone: .*$/m, '  phone: { national: 06-0000-0099, international: +81-6-0000-0099 }');
      desk.edit(facts, /^ {2}staff: \{ value: \d+/m, '  staff: { value: 83');
      desk.edit(facts, /^facts:\n/m, `facts:\n${yamlOf('会社の情報を変える')}`);
      const told = {
        ja: '駐車場は{{parkingSpaces}}台分あります。',
        en: 'There are {{parkingSpaces}} parking spaces.',
        zh: '设有{{parkingSpaces}}个停车位。',
      };
      for (const lang of PUBLISHED_LANGS)
        desk.edit(fileOf('faq', lang), /^( +)answer: \|\n/m, `$&$1  ${forLang<string>(told, lang)}\n\n`);
      return [
        { at: '/faq', has: ['83名', '駐車場は4台分あります。'] },
        { at: '/about-us', has: ['06-0000-0099', 'tel:+81600000099'] },
        { at: '/en/about-us', has: ['+81-6-0000-0099'] },
      ];
    },
  },
  {
    heading: '画像',
    name: 'a drawing and a photo as it comes from a telephone',
    async does(desk) {
      const drawing = sharp({ create: { width: 800, height: 400, channels: 3, background: '#446' } });
      desk.write('content/news/images/seminar-room.png', await drawing.png().toBuffer());
      desk.write('content/news/images/IMG_4032.JPG', await phonePhoto());
      const file = news('ja', 'with-pictures');
      const line = '![何が写っているか](../images/seminar-room.png)';
      desk.write(
        file,
        `${desk.read(news('ja', 'translated-once'))}\n${line}\n\n![会場の入口](../images/IMG_4032.JPG)\n`,
      );
      desk.edit(file, /以前からある translated-once/g, '会場の写真');
      return [
        {
          at: '/news/with-pictures',
          // Upright, as it was taken, and no wider than pages need.
          has: [
            'width="800" height="400" alt="何が写っているか"',
            'width="3024" height="4032" alt="会場の入口"',
            ' 1280w',
            'type="image/avif"',
          ],
          lacks: ['.JPG'],
        },
      ];
    },
  },
  {
    heading: '翻訳',
    name: 'the Japanese text changes, and its translations become stale',
    async does(desk) {
      desk.edit(news('ja', 'translated-once'), /^date: .*$/m, `$&\nupdated: ${TODAY}`);
      const report = await desk.type('npm run i18n:report');
      const stale = (lang: Lang) => new RegExp(`古い stale \\(${TODAY}\\)\\s+${news(lang, 'translated-once')}`);
      const missing = (['en', 'zh'] as const).filter((lang) => !stale(lang).test(report));
      if (missing.length > 0) throw new Error(`${report}\nlacks ${missing.join(', ')}`);
      return [{ at: '/preview', has: [/以前からある translated-once\s*<\/th>\s*<td>en<\/td>[\s\S]{0,99}古い/] }];
    },
  },
  {
    heading: '検索の言葉',
    name: 'words that visitors type',
    async does(desk) {
      const words = 'content/search-words.yaml';
      desk.edit(words, /^ {2}same:\n/m, '  same:\n    - [ウェブ会議, オンライン会議]\n');
      desk.edit(words, /^ {2}pages:\n/m, '  pages:\n    /news/translated-once: [以前の通知]\n');
      return [{ at: '/search', has: ['ウェブ会議', '以前の通知'] }];
    },
  },
  {
    heading: '日時を決めて公開する',
    name: 'an entry of a later day, and a notice above all pages',
    async does(desk) {
      const day = new Date(Date.parse(TODAY) + 30 * 86_400_000).toISOString().slice(0, 10);
      const page = pageOf('news', 'next-month');
      desk.write(news('ja', 'next-month'), desk.read(news('ja', 'old-name')).replace(/^date: .*$/m, `date: ${day}`));
      desk.edit(news('ja', 'next-month'), /以前からある old-name/g, '来月のお知らせ');
      const notice = yamlOf('日時を決めて公開する')
        .replace('start: 2026-12-28', `start: ${TODAY}`)
        .replace('end: 2027-01-04', `end: ${day}`)
        .replace('path: /news/year-end-holidays-2026', 'path: /news');
      desk.write('content/notices.yaml', notice);
      return [
        { at: page, has: [SCHEDULED] },
        { at: '/preview', has: [row(page, '公開予定')] },
        { at: 'news/feed.xml', lacks: ['next-month'] },
        { at: '/', has: ['12月29日から1月3日まで休業します。', 'くわしく'] },
        { at: '/en/services', has: ['We are closed from December 29 to January 3.'] },
      ];
    },
  },
  {
    heading: '名前（アドレス）を変える',
    name: 'an entry gets another name',
    async does(desk) {
      await desk.type('npm run move news old-name new-name');
      return [
        { at: '/news/new-name', has: ['以前からある old-name'] },
        { at: '_redirects', has: ['/news/old-name /news/new-name 301', '/en/news/old-name /en/news/new-name 301'] },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'an entry is withdrawn',
    async does(desk) {
      for (const lang of LANGS) desk.edit(news(lang, 'withdrawn-later'), /^date: .*$/m, '$&\ndraft: true');
      return [
        { at: '/news/withdrawn-later', has: [DRAFT] },
        { at: '/preview', has: [row('/news/withdrawn-later', '下書き')] },
        { at: 'news/feed.xml', lacks: ['withdrawn-later'] },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'an entry is removed',
    async does(desk) {
      await desk.type('npm run remove news old-name', { 'old-name': 'gone-for-good' });
      return [
        { at: '/news', lacks: ['gone-for-good'] },
        { at: 'sitemap-0.xml', lacks: ['gone-for-good'] },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'the files of an entry are deleted, as the editor does',
    async does(desk) {
      for (const lang of LANGS) desk.remove(news(lang, 'deleted-in-a-form'));
      await desk.type('npm run check:content -- --accept');
      return [{ at: '/news', lacks: ['deleted-in-a-form'] }];
    },
  },
];

/**
 * Type the command, fill in the files of the languages that are given, remove the others, publish.
 *
 * @returns the name that the command chose
 */
async function written(
  desk: Desk,
  kind: EntryKind,
  command: string,
  titles: Readonly<Partial<Record<Lang, string>>>,
  more = '',
  names: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await desk.type(command, names);
  const [, slug = ''] = /content\/[a-z-]+\/ja\/([a-z0-9-]+)\.(?:md|yaml)/.exec(output) ?? [];
  for (const lang of LANGS) {
    const [file, title] = [fileOf(kind, lang, slug), titles[lang]];
    if (title === undefined) desk.remove(file);
    else desk.write(file, published(filled(desk.read(file), lang, title, more)));
  }
  return slug;
}

/** An item of the questions in another language: the same id, other words. */
function translated(item: string, question: string, answer: string): string {
  return item.replace(/question: .*/, `question: ${question}`).replace(/(answer: \|\n +).*/, `$1${answer}`);
}

function contactTopics(desk: Desk): readonly Topic[] {
  const contact = readCollection('contact', desk.root).entries.find(({ lang }) => lang === DEFAULT_LANG);
  return (contact?.data as unknown as Contact | undefined)?.topics ?? [];
}
