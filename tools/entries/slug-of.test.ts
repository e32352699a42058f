import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

const TODAY = '2026-11-21';

describe('slugOf', () => {
  test.each([
    ['Spring Boot 4 へのアップグレード', 'spring-boot-4-appuguredo'],
    ['セミナー「図面で進める設計レビュー」', 'seminar-design-review'],
    ['技術セミナーのご案内', 'tech-seminar'],
    ['クラウドエンジニア', 'cloud-engineer'],
    ['データベースの移行', 'database-migration'],
    ['ウェブサイトの公開', 'webu-site-published'],
    ['チャットとマッチング', 'chatto-matchingu'],
    ['おしらせ', 'oshirase'],
    ['年末年始休業のお知らせ', 'year-end-holidays-notice'],
    ['謹賀新年', 'news-20261121'],
    ['2027', 'news-20261121'],
    ['ＡＩ活用', 'ai'],
    ['feed', 'feed-2'],
    ['Kubernetes', 'kubernetes-3'],
  ])('%s: %s', (title, expected) => {
    expect(slugOf(title, 'news', TODAY, ['kubernetes', 'kubernetes-2'])).toBe(expected);
  });

  test('is a valid, unused slug for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const taken = ['news-20261121'];
        const slug = slugOf(title, 'news', TODAY, taken);
        return /^[a-z0-9-]{1,80}$/.test(slug) && !taken.includes(slug);
      }),
    );
  });
});
