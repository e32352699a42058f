import { expect, test } from '@playwright/test';
import site from '#site-config';
import { LANG_INFO, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { SHOWN_ROUTES } from '#tests/support/routes.ts';

const LISTS = (['news', 'tech-articles'] as const).filter((list) => SHOWN_ROUTES.includes(`/${list}`));

interface JsonFeed {
  version: string;
  title: string;
  language: string;
  home_page_url: string;
  feed_url: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    summary: string;
    date_published: string;
    language: string;
  }[];
}

test.skip(LISTS.length === 0, 'no news and no articles');

for (const lang of PUBLISHED_LANGS) {
  const { tag } = LANG_INFO[lang];
  for (const collection of LISTS) {
    const home = localizePath(`/${collection}`, lang);

    test(`${home}: RSS and JSON Feed carry the same entries, all written in the language`, async ({
      page,
      request,
    }) => {
      const json: JsonFeed = await (await request.get(`${home}/feed.json`)).json();
      const api: { title: string; lang: string }[] = await (
        await request.get(`/api/${collection}?lang=${lang}`)
      ).json();
      const own = api.filter((entry) => entry.lang === lang).slice(0, 50);
      expect([json.version, json.language]).toEqual(['https://jsonfeed.org/version/1.1', tag]);
      expect(json.items.map((item) => item.title)).toEqual(own.map((entry) => entry.title));
      expect(new Set(json.items.map((item) => item.id)).size).toBe(json.items.length);
      for (const item of json.items) {
        expect(item.url).toContain(`.example${home}/`);
        expect(Number.isNaN(Date.parse(item.date_published))).toBe(false);
        expect(item.content_html).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)|srcset="\/|<script|\*\*[「“]/);
        const ownParts = item.content_html
          .matchAll(/ href="([^"#]+)#([^"]+)"/g)
          .filter(([, , id]) => item.content_html.includes(` id="${id}"`));
        expect([...ownParts].filter(([, address]) => address !== item.url)).toEqual([]);
      }

      const xml = await (await request.get(`${home}/feed.xml`)).text();
      // A blank page: the site's own policy would not let a test parse text.
      const read = await page.evaluate((text) => {
        const rss = new DOMParser().parseFromString(text, 'application/xml');
        const all = (name: string) => [...rss.querySelectorAll(`item > ${name}`)].map((node) => node.textContent ?? '');
        return {
          broken: rss.querySelector('parsererror')?.textContent ?? '',
          channel: ['title', 'link', 'description', 'language'].map(
            (name) => rss.querySelector(`channel > ${name}`)?.textContent ?? '',
          ),
          self: rss.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
          titles: all('title'),
          guids: all('guid'),
          dates: all('pubDate'),
          texts: [...rss.getElementsByTagNameNS('http://purl.org/rss/1.0/modules/content/', 'encoded')].map(
            (node) => node.textContent ?? '',
          ),
        };
      }, xml);
      expect(read.broken).toBe('');
      expect(read.channel).toEqual([json.title, json.home_page_url, expect.stringMatching(/./), tag]);
      expect(read.self).toBe(json.feed_url.replace('.json', '.xml'));
      expect(read.titles).toEqual(json.items.map((item) => item.title));
      expect(read.guids).toEqual(json.items.map((item) => item.id));
      expect(read.texts).toEqual(json.items.map((item) => item.content_html));
      const timeOfSite = new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, timeStyle: 'medium' });
      for (const date of read.dates) {
        expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 [+-]\d{4}$/);
        expect(timeOfSite.format(new Date(date))).toBe('00:00:00');
      }
    });
  }
}
