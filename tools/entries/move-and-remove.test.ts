import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentProblems } from '#src/content/checking/content-problems.ts';
import { publishedSlugs, updatePublishedList } from '#src/content/checking/published-list.ts';
import { readSite } from '#src/content/checking/site-content.ts';
import { replaced, sampleText, withSampleSite } from '#tests/support/sample-site.ts';
import { moveEntry } from './move-entry.ts';
import { removeEntry } from './remove-entry.ts';

const TODAY = '2026-11-21';

/** A case that another one names. */
const RELATED = replaced('content/case-studies/ja/portal.md', 'solution:', 'related: [third, first]\nsolution:');

/** The sample site, with all that it publishes noted as it is before every act of an editor. */
const withPublishedSite = (use: (root: string, read: (file: string) => string) => Promise<void>) =>
  withSampleSite({ ...RELATED, ...RECORD, ...SERVICES }, async (root) => {
    updatePublishedList(root, publishedSlugs(readSite(root)), {});
    await use(root, (file) => readFileSync(path.join(root, file), 'utf8'));
  });

/** A second service, which the first one names and links to. */
const SERVICES = {
  'content/services/ja/design.yaml': sampleText('content/services/ja/consulting.yaml')
    .replace('title: 相談', 'title: 設計')
    .replace('description: 相談', 'description: 設計')
    .replace('order: 1', 'order: 2'),
  ...replaced(
    'content/services/ja/consulting.yaml',
    '  - type: closing',
    `  - type: service-plan
    title: 一覧
    texts: [{ service: design, text: 図 }]
    link: { text: 図面, to: /services/design }
  - type: closing`,
  ),
};

/** The record of the project whose case is `portal`. */
const RECORD = {
  'content/challenged/ja/portal-record.md': `---
rank: 1
title: 社内ポータルの記録
summary: 社内ポータルの開発の記録です。設計から保守までに決めたこと、使った技術、得られた結果を、順を追ってまとめてあります。
case: portal # その事例
art: case-web
environment: Java
phases: 設計
technologies: [{ category: 業務, items: [{ name: Java, description: 画面 }] }]
features: [{ title: 点, points: [点] }]
results: [{ title: 点, text: 文 }]
innovations: [{ title: 点, points: [点] }]
related: []
---

概要です。
`,
};

describe('npm run move', () => {
  test('of a case: what is related to it follows, and so does its record', () =>
    withPublishedSite(async (root, read) => {
      for (const slug of ['third', 'portal'])
        expect(moveEntry(['case', slug, `${slug}-renamed`], root)).toMatchObject({ ok: true });
      expect(read('content/case-studies/ja/portal-renamed.md')).toContain('related: [third-renamed, first]');
      expect(read('content/challenged/ja/portal-record.md')).toContain('case: portal-renamed\n');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('renames an entry in its languages; its former address redirects, and links follow', () =>
    withPublishedSite(async (root, read) => {
      const done = moveEntry(['news', 'office-moved', 'new-office'], root);
      expect(done).toMatchObject({ ok: true });
      expect(existsSync(path.join(root, 'content/news/ja/office-moved.md'))).toBe(false);
      expect(read('content/news/ja/new-office.md')).toContain('formerSlugs: [office-moved]');
      expect(read('content/faq/en.yaml')).toContain('(/en/news/new-office)');
      expect(read('content/tech-articles/ja/slices.md')).toContain('(/news/new-office#道順)');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('and back again: a name is never its own former one', () =>
    withPublishedSite(async (root, read) => {
      moveEntry(['news', 'office-moved', 'new-office'], root);
      moveEntry(['news', 'new-office', 'office-moved'], root);
      expect(read('content/news/ja/office-moved.md')).toContain('formerSlugs: [new-office]');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('gives a case another rank, and the others theirs', () =>
    withPublishedSite(async (root, read) => {
      moveEntry(['case', 'third', '1'], root);
      const ranks = ['third', 'first', 'second', 'portal'].map(
        (slug) => read(`content/case-studies/ja/${slug}.md`).match(/^rank: (\d+)/m)?.[1],
      );
      expect(ranks).toEqual(['1', '2', '3', '4']);
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('renames a service: links of sections and plans follow, and its former address redirects', () =>
    withPublishedSite(async (root, read) => {
      moveEntry(['service', 'design', 'drawing'], root);
      expect(read('content/services/ja/drawing.yaml')).toContain('formerSlugs: [design]\n');
      expect(read('content/services/ja/consulting.yaml')).toContain('{ service: drawing, text: 図 }');
      expect(read('content/services/ja/consulting.yaml')).toContain('{ text: 図面, to: /services/drawing }');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('gives a service another place, and the others theirs', () =>
    withPublishedSite(async (root, read) => {
      expect(moveEntry(['service', 'design', '1'], root)).toMatchObject({ ok: true });
      expect(read('content/services/ja/design.yaml')).toContain('order: 1\n');
      expect(read('content/services/ja/consulting.yaml')).toContain('order: 2\n');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test.each(['0', '5'])('there is no place %s among four cases', (place) =>
    withPublishedSite(async (root) => {
      const refusal = { ok: false, message: expect.stringContaining('ranks are 1 to 4') };
      expect(moveEntry(['case', 'third', place], root)).toEqual(refusal);
    }),
  );

  test('a case that has its place already changes nothing, and says so', () =>
    withPublishedSite(async (root) => {
      moveEntry(['case', 'third', '2'], root);
      const again = moveEntry(['case', 'third', '2'], root);
      expect(again).toEqual({ ok: true, files: [], hint: expect.stringContaining('already') });
    }));

  test.each([
    { args: [], says: 'npm run move' },
    { args: ['news', 'no-such', 'other'], says: 'no-such' },
    { args: ['news', 'office-moved', 'study-meeting'], says: 'taken' },
    { args: ['news', 'office-moved', 'Neues Büro'], says: 'lower-case' },
    { args: ['news', 'office-moved', 'feed'], says: 'reserved' },
    { args: ['news', 'office-moved', '2'], says: 'rank' },
  ])('refuses $args and changes nothing', ({ args, says }) =>
    withPublishedSite(async (root, read) => {
      const before = read('content/news/ja/office-moved.md');
      expect(moveEntry(args, root)).toEqual({ ok: false, message: expect.stringContaining(says) });
      expect(read('content/news/ja/office-moved.md')).toBe(before);
    }),
  );
});

describe('npm run remove', () => {
  test('deletes a case; the others move up and no longer name it', () =>
    withPublishedSite(async (root, read) => {
      const files = expect.arrayContaining(['content/case-studies/ja/third.md', 'content/published.json']);
      expect(removeEntry(['case', 'third'], root)).toMatchObject({ ok: true, files });
      expect(read('content/case-studies/ja/portal.md')).toContain('related: [first]');
      expect(await contentProblems(root, TODAY)).toEqual([]);
    }));

  test('of a case lists its record, which cannot do without', () =>
    withPublishedSite(async (root) => {
      const hint = expect.stringContaining('content/challenged/ja/portal-record.md');
      expect(removeEntry(['case', 'portal'], root)).toMatchObject({ ok: true, hint });
    }));

  test('lists the texts that still link to what is gone', () =>
    withPublishedSite(async (root) => {
      const done = removeEntry(['news', 'office-moved'], root);
      expect(done).toMatchObject({ ok: true, hint: expect.stringContaining('content/faq/zh.yaml') });
      expect(done).toMatchObject({ hint: expect.stringContaining('content/tech-articles/ja/slices.md') });
    }));

  test.each([
    { args: ['news'], says: 'npm run remove' },
    { args: ['nwes', 'office-moved'], says: 'npm run remove' },
    { args: ['news', 'no-such'], says: 'no-such' },
  ])('refuses $args', ({ args, says }) =>
    withPublishedSite(async (root) => {
      expect(removeEntry(args, root)).toEqual({ ok: false, message: expect.stringContaining(says) });
    }),
  );
});

test('a prose page is renamed in its own ending, and links in prose pages follow', () =>
  withSampleSite(replaced('content/pages/en/terms.mdx', 'Text.', 'See [the rules](/en/terms#rules).'), async (root) => {
    const done = moveEntry(['pages', 'terms', 'rules-of-use'], root);
    expect(done).toMatchObject({ ok: true });
    const text = readFileSync(path.join(root, 'content/pages/en/rules-of-use.mdx'), 'utf8');
    expect(text).toContain('(/en/rules-of-use#rules)');
    expect(readFileSync(path.join(root, 'content/pages/ja/rules-of-use.mdx'), 'utf8')).toContain(
      'formerSlugs: [terms]',
    );
  }));
