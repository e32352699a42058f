import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { type EntryKind, fileOf, type Kind, pageOf } from '#src/content/kinds.ts';
import { bothLanguages } from '#src/content/reading/both-languages.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import { readWords } from '#src/content/reading/read-words.ts';
import { byRank } from '#src/domain/case-studies.ts';
import { DEFAULT_LANG, forLang, LANGS, type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { Contact, Topic } from '#src/schemas/content/contact.ts';
import type { Notice } from '#src/schemas/content/notice.ts';
import { CAREERS } from '#src/site/routes.ts';
import { TODAY } from '#tests/support/site-tree.ts';
import { yamlOf } from './guide.ts';
import { phonePhoto } from './phone-photo.ts';
import type { Workspace } from './workspace.ts';
import { filled, newsItem, page as prosePage, published, titleOf } from './writing.ts';

/** What a task leaves to be seen in the site that is built afterwards. */
export interface Sight {
  /** Address of a page, or name of a file. */
  readonly at: string;
  readonly has?: readonly (string | RegExp)[];
  readonly lacks?: readonly (string | RegExp)[];
}

/** A task of `docs/content/editing.ja.md`, below the heading that teaches it. */
export interface Task {
  readonly heading: string;
  readonly name: string;
  /** Kinds of which the site has to have content: the task changes it, or adds to it. */
  readonly needs?: readonly Kind[];
  readonly does: (workspace: Workspace) => Promise<readonly Sight[]>;
}

/** Above a page that only previews have. */
const MARKS = readWords(DEFAULT_LANG, 'common');
const [STALE = ''] = readWords(DEFAULT_LANG, 'preview').translations.stale.replace(/[()]/g, '\\$&').split('{{');
const DRAFT = `<b>${MARKS.draft}</b>`;
const SCHEDULED = `<b>${MARKS.scheduled}</b>`;

/** A row of the preview dashboard: an entry's page, then its status. */
const row = (page: string, state: string) =>
  new RegExp(`href="${page}"[^/]*</a>\\s*</th>\\s*<td>[^<]*</td>\\s*<td>${state}</td>`);

const news = (lang: Lang, slug: string) => fileOf('news', lang, slug);

const SERVICE_COMMAND = 'npm run new service system-review "システム診断"';

const TRANSLATIONS = LANGS.filter((lang) => lang !== DEFAULT_LANG);

const NEWS_COMMAND = 'npm run new news tech-seminar "技術セミナーのご案内"';

/** News that exists before the first task; each is changed by one task. */
const EARLIER = ['old-name', 'gone-for-good', 'deleted-in-a-form', 'withdrawn-later', 'translated-once'];

/** Write the entries that exist before the first task. */
export function writeEarlier(workspace: Workspace): void {
  for (const slug of EARLIER)
    for (const lang of LANGS) {
      const from = lang === DEFAULT_LANG ? '' : 'translatedFrom: 2026-01-05\n';
      workspace.write(news(lang, slug), newsItem(lang, slug, `date: 2026-01-05\n${from}`));
    }
}

/** In the order in which they are done on one copy of the content. They touch different entries: none needs or undoes another. */
export const TASKS: readonly Task[] = [
  {
    heading: '流れ',
    name: 'the drafts that are there are published',
    async does(workspace) {
      const kinds = ['news', 'tech-articles', 'case-studies'] as const;
      const drafts = kinds.flatMap((kind) =>
        readCollection(kind, workspace.root)
          .entries.filter(({ data }) => data['draft'] === true)
          .map((entry) => ({ kind, ...entry })),
      );
      for (const { file } of drafts) workspace.write(file, published(workspace.read(file)));
      const originals = drafts.filter(({ lang }) => lang === DEFAULT_LANG);
      return originals.map(({ kind, slug }) => ({ at: pageOf(kind, slug), lacks: [DRAFT] }));
    },
  },
  {
    heading: 'ニュースを足す',
    name: 'a news item in every language',
    async does(workspace) {
      const slug = await written(workspace, 'news', NEWS_COMMAND, LANGS);
      const page = pageOf('news', slug);
      return [
        ...LANGS.map((lang) => ({ at: localizePath(page, lang), has: [titleOf(lang, slug)], lacks: [DRAFT] })),
        { at: '/news', has: [page] },
        { at: 'news/feed.xml', has: [page] },
      ];
    },
  },
  {
    heading: 'ニュースを足す',
    name: 'a news item in the default language only, with a name of its own',
    async does(workspace) {
      const slug = await written(workspace, 'news', NEWS_COMMAND, [DEFAULT_LANG], '', {
        'tech-seminar': 'seminar-2027',
      });
      const page = pageOf('news', slug);
      const title = titleOf(DEFAULT_LANG, slug);
      return [
        { at: page, has: [title], lacks: [DRAFT] },
        ...TRANSLATIONS.flatMap((lang) => [
          { at: localizePath(page, lang), has: [title, fallbackNotice(lang)] },
          { at: `${localizePath('/news', lang).slice(1)}/feed.xml`, lacks: [page] },
        ]),
      ];
    },
  },
  {
    heading: '技術記事を足す',
    name: 'an article with code',
    async does(workspace) {
      const code = "\n```ts\nconst cuts = ['a', 'b'];\ncuts.length; // => 2\n```\n";
      const command = 'npm run new article cut-along-work "業務の切れ目で切る"';
      const slug = await written(workspace, 'tech-articles', command, [DEFAULT_LANG], code);
      const page = pageOf('tech-articles', slug);
      return [
        { at: page, has: [titleOf(DEFAULT_LANG, slug), 'cuts.'], lacks: [DRAFT] },
        { at: '/tech-articles', has: [page] },
      ];
    },
  },
  {
    heading: '開発事例を足す',
    name: 'a case, put into the fourth place',
    needs: ['case-studies'],
    async does(workspace) {
      const slug = await written(
        workspace,
        'case-studies',
        'npm run new case delivery-planning "配送計画システム"',
        LANGS,
      );
      await workspace.type('npm run move case <名前> 4', { '<名前>': slug });
      const [, , third, fourth, fifth] = casesByRank(workspace);
      const inOrder = [third, fourth, fifth].map((name) => `href="/case-studies/${name}"`).join('[\\s\\S]*');
      if (fourth !== slug) throw new Error(`the fourth case is ${fourth}, not ${slug}`);
      return [
        { at: '/case-studies', has: [titleOf(DEFAULT_LANG, slug), new RegExp(inOrder)] },
        ...seenIn(TRANSLATIONS, pageOf('case-studies', slug), slug),
      ];
    },
  },
  {
    heading: 'ページを足す',
    name: 'a prose page in the default language only, for Japanese the example of the content guide',
    async does(workspace) {
      await workspace.type('npm run new page terms "利用規約"');
      for (const lang of LANGS) workspace.remove(fileOf('pages', lang, 'terms'));
      const [, example = ''] = /```mdx\n([\s\S]*?)```/.exec(workspace.read('content/README.md')) ?? [];
      const text = DEFAULT_LANG === 'ja' ? example : prosePage('terms', '');
      workspace.write(fileOf('pages', DEFAULT_LANG, 'terms'), text);
      workspace.edit('content/navigation.yaml', /^small:\n/m, '$&  - /terms\n');
      const [, title = ''] = /^title: (.*)$/m.exec(text) ?? [];
      const ids = [...text.matchAll(/\{#([a-z-]+)\}/g)].map(([, id]) => `id="${id}"`);
      const days = [...text.matchAll(/day="([\d-]+)"/g)].map(([, day]) => `datetime="${day}"`);
      const translations = TRANSLATIONS.map((lang) => localizePath('/terms', lang));
      return [
        { at: '/terms', has: [title, ...ids, ...days], lacks: ['{{', DRAFT] },
        ...TRANSLATIONS.map((lang) => ({ at: localizePath('/terms', lang), has: [title, fallbackNotice(lang)] })),
        { at: '/sitemap', has: ['href="/terms"'] },
        { at: '/', has: ['href="/terms"'] },
        { at: 'sitemap-0.xml', has: ['/terms</loc>'], lacks: translations.map((address) => `${address}</loc>`) },
      ];
    },
  },
  {
    heading: '募集職種を足す',
    name: 'a position',
    needs: ['jobs', 'careers'],
    async does(workspace) {
      const slug = await written(workspace, 'jobs', 'npm run new job cloud-engineer "クラウドエンジニア"', LANGS);
      for (const lang of LANGS)
        workspace.edit(fileOf('jobs', lang, slug), /^datePosted: .*\n/m, `$&${yamlOf('募集職種を足す', lang)}`);
      return [
        { at: pageOf('jobs', slug), has: ['400,000', '"JobPosting"'], lacks: [DRAFT] },
        ...seenIn(LANGS, pageOf('jobs', slug), slug),
        { at: CAREERS, has: [`/recruit/${slug}`] },
      ];
    },
  },
  {
    heading: 'サービスを足す',
    name: 'a service, put into the second place',
    needs: ['services', 'services-overview'],
    async does(workspace) {
      const slug = await written(workspace, 'services', SERVICE_COMMAND, LANGS);
      await workspace.type('npm run move service <名前> 2', { '<名前>': slug });
      for (const lang of LANGS) {
        const own = yamlOf('サービスを足す', lang).replace(/^ +- clause: .*\n/m, '');
        workspace.edit(fileOf('services', lang, slug), /^sections:\n[\s\S]*/m, own);
      }
      const sections = yamlOf('サービスを足す');
      const link = `href="/services/${slug}"`;
      return [
        {
          at: pageOf('services', slug),
          has: [/title: ([^,\n]+), text/.exec(sections)?.[1] ?? '', '"Service"'],
          lacks: [DRAFT, '{{'],
        },
        ...seenIn(LANGS, pageOf('services', slug), slug),
        { at: '/', has: [link] },
        { at: '/services', has: [link] },
        { at: '/sitemap', has: [link] },
      ];
    },
  },
  {
    heading: 'サービスを足す',
    name: 'a service that comes and goes',
    needs: ['services', 'services-overview'],
    async does(workspace) {
      const slug = await written(workspace, 'services', SERVICE_COMMAND, LANGS, '', { 'system-review': 'for-a-while' });
      await workspace.type('npm run remove service <名前>', { '<名前>': slug });
      return ['/', '/services', '/sitemap'].map((at) => ({ at, lacks: [`href="/services/${slug}"`] }));
    },
  },
  {
    heading: 'ページの部分を変える',
    name: 'a section more, two that change places, and a section less',
    needs: ['services-overview'],
    async does(workspace) {
      const overview = workspace.read(fileOf('services-overview', DEFAULT_LANG));
      const titles = [...overview.matchAll(/^ {4}title: (.*)$/gm)].map(([, title]) => title);
      for (const lang of LANGS) {
        const file = fileOf('services-overview', lang);
        const [head, first, second, , ...others] = workspace.read(file).split(/^(?= {2}- type: )/m);
        workspace.write(file, [head, second, first, yamlOf('ページの部分を変える', lang), ...others].join(''));
      }
      const [second, first, removed] = [1, 0, 2].map((at) => titles[at] ?? '');
      return [
        {
          at: '/services',
          has: [new RegExp(`<h2>${second}[\\s\\S]*<h2>${first}`)],
          lacks: [`<h2>${removed}`],
        },
        ...LANGS.map((lang) => ({
          at: localizePath('/services', lang),
          has: [/title: (.*)/.exec(yamlOf('ページの部分を変える', lang))?.[1] ?? ''],
        })),
      ];
    },
  },
  {
    heading: 'ページの部分を変える',
    name: 'a section of the first case, in each language',
    needs: ['services-overview', 'case-studies'],
    async does(workspace) {
      const [first, ...others] = casesByRank(workspace);
      for (const lang of LANGS) {
        const section = `  - type: latest-cases\n    title: ${titleOf(lang, 'latest-cases')}\n    count: 1\n`;
        workspace.edit(fileOf('services-overview', lang), /^ {2}- type: /m, `${section}$&`);
      }
      const link = (lang: Lang, slug = '') => `href="${localizePath(pageOf('case-studies', slug), lang)}"`;
      return LANGS.map((lang) => ({
        at: localizePath('/services', lang),
        has: [link(lang, first)],
        lacks: others.map((slug) => link(lang, slug)),
      }));
    },
  },
  {
    heading: 'よくある質問を足す',
    name: 'a question',
    needs: ['faq'],
    async does(workspace) {
      // The English guide writes its links for a site with Japanese as the default language.
      const original = yamlOf('よくある質問を足す').replace('(/en/', '(/');
      for (const lang of PUBLISHED_LANGS) {
        const link = `${titleOf(lang, 'answer')}: [${titleOf(lang, 'link')}](${localizePath('/contact', lang)})`;
        const item = lang === DEFAULT_LANG ? original : translated(original, titleOf(lang, 'question'), link);
        workspace.edit(fileOf('faq', lang), /^ {2}items:\n/m, `  items:\n${item}`);
      }
      const [, question = ''] = /question: (.*)/.exec(original) ?? [];
      return [{ at: '/faq', has: ['id="remote-meetings"', question] }, ...seenIn(TRANSLATIONS, '/faq', 'question')];
    },
  },
  {
    heading: 'お問い合わせの用件を変える',
    name: 'a topic is added, another gets a key with a hyphen, a third is removed',
    async does(workspace) {
      const topics = contactTopics(workspace);
      const renamed = topics.find(({ role }) => role === 'careers') ?? topics[0];
      const removed = topics.findLast(({ key, role }) => role === undefined && key !== renamed?.key);
      const [from = '', gone = ''] = [renamed?.key, removed?.key];
      const to = `${from}-team`;
      for (const lang of PUBLISHED_LANGS) {
        const file = fileOf('contact', lang);
        workspace.edit(file, new RegExp(`^ {2}- key: ${gone}\n(?: {4}.*\n)*`, 'm'), '');
        workspace.edit(file, new RegExp(`^ {2}- key: ${from}$`, 'm'), `  - key: ${to}`);
        workspace.edit(file, /^topics:\n/m, `topics:\n${yamlOf('お問い合わせの用件を変える', lang)}`);
      }
      // The check names the links to the former key, and the editor corrects them.
      for (const { file, en } of await contentProblems(workspace.root, TODAY))
        if (en.includes(`no topic \`${from}\``))
          workspace.edit(file, new RegExp(`topic=${from}(?![\\w-])`, 'g'), `topic=${to}`);
      return [
        {
          at: '/contact/form',
          has: [
            'value="site-visit"',
            /label: (.*)/.exec(yamlOf('お問い合わせの用件を変える'))?.[1] ?? '',
            `value="${to}"`,
          ],
          lacks: [`value="${from}"`, `value="${gone}"`],
        },
        ...(renamed?.role === 'careers' ? [{ at: CAREERS, has: [`/contact?topic=${to}"`] }] : []),
      ];
    },
  },
  {
    heading: '会社の情報を変える',
    name: 'the telephone and the number of people change, and there is a fact more',
    needs: ['faq'],
    async does(workspace) {
      const facts = 'content/company/facts.yaml';
      workspace.edit(facts, /^ {2}phone: .*$/m, '  phone: { national: 06-0000-0099, international: +81-6-0000-0099 }');
      workspace.edit(facts, /^ {2}staff: \{ value: \d+/m, '  staff: { value: 83');
      workspace.edit(facts, /^facts:\n/m, `facts:\n${yamlOf('会社の情報を変える')}`);
      const parking = (lang: Lang) => titleOf(lang, 'parking');
      for (const lang of PUBLISHED_LANGS)
        workspace.edit(
          fileOf('faq', lang),
          /^( +)answer: \|\n/m,
          `$&$1  ${parking(lang)}: {{parkingSpaces}}, {{staff}}\n\n`,
        );
      return [
        { at: '/faq', has: [new RegExp(`${parking(DEFAULT_LANG)}: 4, \\D*83`)] },
        ...LANGS.map((lang) => ({
          at: localizePath('/about-us', lang),
          has: [/06-0000-0099|\+81-6-0000-0099/, 'tel:+81600000099'],
        })),
      ];
    },
  },
  {
    heading: '画像',
    name: 'a drawing and a photo as it comes from a telephone',
    async does(workspace) {
      const drawing = sharp({ create: { width: 800, height: 400, channels: 3, background: '#446' } });
      workspace.write('content/news/images/seminar-room.png', await drawing.png().toBuffer());
      workspace.write('content/news/images/IMG_4032.JPG', await phonePhoto());
      const file = news(DEFAULT_LANG, 'with-pictures');
      const [drawn, photo] = [titleOf(DEFAULT_LANG, 'drawing'), titleOf(DEFAULT_LANG, 'photo')];
      const line = `![${drawn}](../images/seminar-room.png)`;
      workspace.write(
        file,
        `${workspace.read(news(DEFAULT_LANG, 'translated-once'))}\n${line}\n\n![${photo}](../images/IMG_4032.JPG)\n`,
      );
      workspace.edit(
        file,
        new RegExp(titleOf(DEFAULT_LANG, 'translated-once'), 'g'),
        titleOf(DEFAULT_LANG, 'with-pictures'),
      );
      return [
        {
          at: '/news/with-pictures',
          // Upright, as it was taken, and no wider than pages need.
          has: [
            `width="800" height="400" alt="${drawn}"`,
            `width="3024" height="4032" alt="${photo}"`,
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
    name: 'the original changes, and its translations become stale',
    async does(workspace) {
      workspace.edit(news(DEFAULT_LANG, 'translated-once'), /^date: .*$/m, `$&\nupdated: ${TODAY}`);
      const report = await workspace.type('npm run i18n:report');
      const state = bothLanguages({ ja: '古い', en: `stale \\(${TODAY}\\)` }, ' ');
      const stale = (lang: Lang) => new RegExp(`${state}\\s+${news(lang, 'translated-once')}`);
      const missing = TRANSLATIONS.filter((lang) => !stale(lang).test(report));
      if (missing.length > 0) throw new Error(`${report}\nlacks ${missing.join(', ')}`);
      const title = titleOf(DEFAULT_LANG, 'translated-once');
      return TRANSLATIONS.map((lang) => ({
        at: '/preview',
        has: [new RegExp(`${title}\\s*</th>\\s*<td>${lang}</td>[\\s\\S]{0,99}${STALE}`)],
      }));
    },
  },
  {
    heading: '検索の言葉',
    name: 'words that visitors type',
    needs: ['search-words'],
    async does(workspace) {
      const words = parseDocument(workspace.read('content/search-words.yaml'));
      words.addIn([DEFAULT_LANG, 'same'], words.createNode(['zz-call', 'zz-meeting']));
      words.setIn([DEFAULT_LANG, 'pages', '/news/translated-once'], words.createNode(['zz-notice']));
      workspace.write('content/search-words.yaml', String(words));
      return [{ at: '/search', has: ['zz-meeting', 'zz-notice'] }];
    },
  },
  {
    heading: '日時を決めて公開する',
    name: 'an entry of a later day, and a notice above all pages',
    async does(workspace) {
      const day = new Date(Date.parse(TODAY) + 30 * 86_400_000).toISOString().slice(0, 10);
      const page = pageOf('news', 'next-month');
      workspace.write(
        news(DEFAULT_LANG, 'next-month'),
        workspace.read(news(DEFAULT_LANG, 'old-name')).replace(/^date: .*$/m, `date: ${day}`),
      );
      workspace.edit(news(DEFAULT_LANG, 'next-month'), /old-name/g, 'next-month');
      const notice = yamlOf('日時を決めて公開する')
        .replace('start: 2026-12-28', `start: ${TODAY}`)
        .replace('end: 2027-01-04', `end: ${day}`)
        .replace('path: /news/year-end-holidays-2026', 'path: /news');
      workspace.write('content/notices.yaml', notice);
      const [shown] = parse(notice) as [Notice];
      return [
        { at: page, has: [SCHEDULED] },
        { at: '/preview', has: [row(page, MARKS.scheduled)] },
        { at: 'news/feed.xml', lacks: ['next-month'] },
        ...LANGS.map((lang) => ({
          at: localizePath('/news', lang),
          has: [forLang(shown.text, lang), forLang(shown.link?.label ?? {}, lang)],
        })),
      ];
    },
  },
  {
    heading: '名前（アドレス）を変える',
    name: 'an entry gets another name',
    async does(workspace) {
      await workspace.type('npm run move news old-name new-name');
      return [
        { at: '/news/new-name', has: [titleOf(DEFAULT_LANG, 'old-name')] },
        {
          at: '_redirects',
          has: LANGS.map((lang) => {
            const [from, to] = ['old-name', 'new-name'].map((slug) => localizePath(pageOf('news', slug), lang));
            return `${from} ${to} 301`;
          }),
        },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'an entry is withdrawn',
    async does(workspace) {
      for (const lang of LANGS) workspace.edit(news(lang, 'withdrawn-later'), /^date: .*$/m, '$&\ndraft: true');
      return [
        { at: '/news/withdrawn-later', has: [DRAFT] },
        { at: '/preview', has: [row('/news/withdrawn-later', MARKS.draft)] },
        { at: 'news/feed.xml', lacks: ['withdrawn-later'] },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'an entry is removed',
    async does(workspace) {
      await workspace.type('npm run remove news old-name', { 'old-name': 'gone-for-good' });
      return [
        { at: '/news', lacks: ['gone-for-good'] },
        { at: 'sitemap-0.xml', lacks: ['gone-for-good'] },
      ];
    },
  },
  {
    heading: '元に戻す',
    name: 'the files of an entry are deleted, as the editor does',
    async does(workspace) {
      for (const lang of LANGS) workspace.remove(news(lang, 'deleted-in-a-form'));
      await workspace.type('npm run check:content -- --accept');
      return [{ at: '/news', lacks: ['deleted-in-a-form'] }];
    },
  },
];

/**
 * Type the command, fill in the files of some languages, remove the others, publish.
 *
 * @returns the name that the command chose
 */
async function written(
  workspace: Workspace,
  kind: EntryKind,
  command: string,
  langs: readonly Lang[],
  more = '',
  names: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await workspace.type(command, names);
  const [, slug = ''] = new RegExp(`content/[a-z-]+/${DEFAULT_LANG}/([a-z0-9-]+)\\.(?:md|yaml)`).exec(output) ?? [];
  for (const lang of LANGS) {
    const file = fileOf(kind, lang, slug);
    if (langs.includes(lang))
      workspace.write(file, published(filled(workspace.read(file), lang, titleOf(lang, slug), more)));
    else workspace.remove(file);
  }
  return slug;
}

/** A page of each language that has its own title for a name. */
function seenIn(langs: readonly Lang[], page: string, name: string): Sight[] {
  return langs.map((lang) => ({ at: localizePath(page, lang), has: [titleOf(lang, name)] }));
}

/** How a page begins to say that it is not translated. */
function fallbackNotice(lang: Lang): string {
  return readWords(lang, 'common').fallbackNotice.split('{{')[0] ?? '';
}

/** An item of the questions in another language: the same id, other words. */
function translated(item: string, question: string, answer: string): string {
  return item.replace(/question: .*/, `question: ${question}`).replace(/(answer: \|\n +).*/, `$1${answer}`);
}

/** Slugs of the case studies in their order. */
function casesByRank(workspace: Workspace): string[] {
  const cases = readCollection('case-studies', workspace.root).entries.filter(({ lang }) => lang === DEFAULT_LANG);
  return byRank(cases.map(({ slug, data }) => ({ slug, rank: Number(data['rank']) }))).map(({ slug }) => slug);
}

function contactTopics(workspace: Workspace): readonly Topic[] {
  const contact = readCollection('contact', workspace.root).entries.find(({ lang }) => lang === DEFAULT_LANG);
  return (contact?.data as unknown as Contact | undefined)?.topics ?? [];
}
