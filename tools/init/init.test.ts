import { existsSync, readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { coloursOf } from '#src/styles/palette.ts';
import { wishesOf } from './asked.ts';
import { filesOfSample, projectFiles, startContent, startMessages } from './site-files.ts';
import { oklchOf, themed } from './theme.ts';

const ANSWERS = {
  name: ' Kita: "Clinic" ',
  site: 'https://www.kita.example/',
  email: 'info@kita.example',
  languages: 'en, ja',
  colour: '0A7',
};
const { wishes } = wishesOf(ANSWERS);

test('answers are trimmed and brought into one form', () => {
  expect(wishesOf(ANSWERS)).toEqual({
    problems: [],
    wishes: {
      name: 'Kita: "Clinic"',
      site: 'https://www.kita.example',
      email: 'info@kita.example',
      languages: ['en', 'ja'],
      colour: '#00aa77',
    },
  });
  expect(wishesOf({ ...ANSWERS, name: '北クリニック', languages: 'ja' }).problems).toEqual([]);
});

test.each([
  [{ name: ' ' }, '--name: expected the name of the company'],
  [{ name: '北クリニック' }, '--english-name: "", expected the name in Latin letters'],
  [{ site: 'kita.example' }, '--site: "kita.example", expected an address such as https://kita.example'],
  [{ site: 'https://kita.example/shop' }, '--site: "https://kita.example/shop", expected an address'],
  [{ email: 'kita' }, '--email: "kita", expected an email address'],
  [{ languages: '' }, '--languages: expected at least one language'],
  [{ languages: 'en,en' }, '--languages: a language is named twice'],
  // Esperanto, a language that no site adds a row for.
  [{ languages: 'en,eo' }, '--languages: "eo" has no row in languages.config.ts'],
  [{ colour: 'teal' }, '--colour: "teal", expected #rrggbb'],
])('%j is refused', (answer, message) => {
  expect(wishesOf({ ...ANSWERS, ...answer }).problems).toEqual([expect.stringContaining(message)]);
});

test('the original has names, labels and shared fields; a translation has its texts, and the name in Latin letters', () => {
  const content = startContent({ ...wishes, name: '北', englishName: 'Kita', languages: ['ja', 'ko'] });
  expect(Object.keys(content).filter((file) => /\b(en|zh)\b/.test(file))).toEqual([]);
  expect(Object.values(content).filter((text) => /__[A-Z]+__|# shared/.test(text))).toEqual([]);
  const [original, korean] = ['ja', 'ko'].map((lang) => parse(content[`content/company/${lang}.yaml`] ?? ''));
  expect([original.name, korean.name, korean.englishName]).toEqual(['北', 'Kita', 'Kita']);
  expect(original.offices.main.parts.country).toBe('JP');
  expect(korean.offices.main.parts).toEqual({ locality: 'TODO: city', street: 'TODO: street and number' });
  expect(parse(content['content/tags.yaml'] ?? '')).toEqual({ technology: { ja: '技術', ko: 'Technology' } });
  const { identity } = parse(content['content/company/facts.yaml'] ?? '');
  expect(identity).toEqual({ site: wishes.site, email: wishes.email, storagePrefix: 'kita' });
});

const SHIPPED = (['de', 'fr'] as const).filter((lang) => existsSync(`locales/${lang}/common.json`));

test.each(SHIPPED)('a site in %s begins with words of its own, from messages to legal texts', (lang) => {
  expect(Object.keys(startMessages([lang]))).toEqual([]);
  const texts = (one: 'de' | 'fr' | 'en') => startContent({ ...wishes, languages: [one] });
  const english = new Set(
    Object.values(texts('en'))
      .flatMap((text) => text.split('\n'))
      .filter((line) => / \w+ \w+ /.test(line) && !line.includes('#')),
  );
  const lines = Object.entries(texts(lang))
    .filter(([file]) => file.includes(lang))
    .flatMap(([, text]) => text.split('\n'));
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => english.has(line))).toEqual([]);
});

test('the project has the name, the languages and nothing that the sample has', () => {
  const files = projectFiles(wishes);
  expect(files['site.config.ts']).toContain(
    "languages: ['en', 'ja'],\n  defaultLanguage: 'en',\n  draftLanguages: [],\n  consent: 'notice',\n  separateConsent: [],",
  );
  const [, paths] = files['site.config.ts']?.split('paths: ') ?? [];
  expect(paths).toMatch(
    /^\{\s+about: \['\/about-us'\],\s+careers: \['\/careers'\],\s+cases: \['\/case-studies'\],\s+\},/,
  );
  expect(files['README.md']).toMatch(/^# Kita: "Clinic"\n\nThe website of Kita/);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({ name: 'www-kita-example' });
  expect(JSON.parse(files['.devcontainer/devcontainer.json'] ?? '')).toMatchObject({ name: wishes.name });
  expect(files['docs/content/terms.md']).toMatch(/\|---\|\n$/);
  expect(filesOfSample(['en', 'ja']).filter((file) => /README|^locales.(en|ja)/.test(file))).toEqual([]);
  expect(filesOfSample(['zh']).filter((file) => /^locales.en/.test(file))).toEqual([]);
});

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const former = coloursOf(tokens);

/** Hues all around, a colour without any, and black. */
describe.each(['#0a7d6c', '#b01030', '#7a4a00', '#5b2a9d', '#d4145a', '#666666', '#000000'])(
  'the theme of %s',
  (colour) => {
    const theme = themed(tokens, colour);
    const made = theme.ok ? coloursOf(theme.tokens) : former;

    test.each(['light', 'dark'] as const)('is as readable as the former one when it is %s', (scheme) => {
      expect(made.light['ao']).toBe(colour);
      const [before, after] = [former[scheme], made[scheme]];
      expect(after['err']).toBe(before['err']);
      const raised = scheme === 'dark' ? ['sheet', 'tint'] : [];
      const isKept = (name: string) => after[name] !== colour && before[name]?.length === 7 && !raised.includes(name);
      for (const name of Object.keys(before).filter(isKept))
        for (const ground of ['paper', 'sheet', 'tint', 'band', 'ft'].filter(isKept)) {
          const ratio = (colours: typeof before) => wcagContrast(colours[name] ?? '', colours[ground] ?? '');
          expect(Math.abs(ratio(after) - ratio(before)) / ratio(before), `${name} on ${ground}`).toBeLessThan(0.04);
        }
      for (const ground of raised) {
        expect(wcagContrast(after[ground] ?? '', after['paper'] ?? ''), ground).toBeGreaterThan(1.25);
        for (const text of ['ink', 'ink-2', 'ao', 'shu-t', 'err'])
          expect(wcagContrast(after[text] ?? '', after[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            4.5,
          );
      }
      for (const [front, back] of [
        ['on-shu', 'shu-t'],
        ['shu-t', 'paper'],
        ['shu-t', 'tint'],
        ['band-on-shu', 'band-shu'],
      ] as const)
        expect(wcagContrast(after[front] ?? '', after[back] ?? ''), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
    });
  },
);

test('a colour that is too light is refused with its ratio and the nearest one that passes', () => {
  const theme = themed(tokens, '#8fd0c0');
  const message = theme.ok ? '' : theme.message;
  expect(message).toMatch(/^--colour #8fd0c0: its contrast with the page is 1\.\d\d:1 and text needs 4\.5:1\./);
  const [, near = ''] = /passes is (#[\da-f]{6})/.exec(message) ?? [];
  expect(themed(tokens, near).ok).toBe(true);
  expect(Math.abs((oklchOf(near).h ?? 0) - (oklchOf('#8fd0c0').h ?? 0))).toBeLessThan(5);
});
