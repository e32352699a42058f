import { expect, test } from 'vitest';
import type { Lang } from '#src/i18n/known-languages.ts';
import { ACTS, type Project } from './plan.ts';

const project = {
  config: {
    languages: ['ja', 'en', 'zh'],
    defaultLanguage: 'ja',
    draftLanguages: ['ko'],
    separateConsent: ['zh'],
    timeZone: 'Asia/Tokyo',
    paths: { careers: '/careers', cases: '/case-studies' },
  },
  configText:
    "languages: ['ja', 'en', 'zh'],\ndefaultLanguage: 'ja',\ndraftLanguages: ['ko'],\nseparateConsent: ['zh'],\n",
  files: { 'locales/ja/news.json': '{"a":"あ"}', 'locales/en/news.json': '{"a":"a"}', 'locales/zh/news.json': '{}' },
} as const;

const planOf = (act: keyof typeof ACTS, lang: Lang, own: Project = project) => ACTS[act].plan(lang, own);
const configAfter = (act: keyof typeof ACTS, lang: Lang) => {
  const plan = planOf(act, lang);
  return plan.ok ? plan.changes['site.config.ts'] : plan.message;
};

test('a language that goes leaves every list', () => {
  expect(configAfter('remove', 'zh')).toBe(
    "languages: ['ja', 'en'],\ndefaultLanguage: 'ja',\ndraftLanguages: ['ko'],\nseparateConsent: [],\n",
  );
});

test('a language that comes is in preparation, with empty catalogues', () => {
  const { config } = project;
  const without = {
    ...project,
    config: { ...config, draftLanguages: [] },
    configText: project.configText.replace("'ko'", ''),
  };
  const plan = planOf('add', 'ko', without);
  expect(plan.ok && plan.changes).toEqual({ 'site.config.ts': project.configText, 'locales/ko/news.json': '{}\n' });
});

test.each([
  ['en', true],
  ['ko', false],
] as const)('a language in Latin letters needs them in the font: %s', (lang, needed) => {
  const own = { ...project, config: { ...project.config, languages: ['ja'], draftLanguages: [] } } as const;
  const plans = [
    planOf('add', lang, own),
    planOf('publish', lang, { ...own, config: { ...own.config, draftLanguages: [lang] } }),
  ];
  for (const plan of plans) expect(plan.ok && plan.next.join().includes('npm run font')).toBe(needed);
});

test('a language in preparation can be published', () => {
  expect(configAfter('publish', 'ko')).toContain("languages: ['ja', 'en', 'zh', 'ko'],");
  expect(configAfter('publish', 'ko')).toContain('draftLanguages: [],');
});

test('another language can be the default one, and comes first in the switch', () => {
  expect(configAfter('default', 'en')).toBe(
    "languages: ['en', 'ja', 'zh'],\ndefaultLanguage: 'en',\ndraftLanguages: ['ko'],\nseparateConsent: ['zh'],\n",
  );
});

test.each([
  ['remove', 'ja', '"ja" is the default language. Choose another one first'],
  ['add', 'zh', '"zh" is a language of the site already'],
  ['publish', 'en', '"en" is not in preparation'],
  ['default', 'ko', '"ko" is not in `languages`'],
  ['default', 'ja', 'already'],
] as const)('%s %s is refused', (act, lang, message) => {
  const plan = planOf(act, lang);
  expect(plan.ok ? '' : plan.message).toContain(message);
});

test('a language that lacks files of the default one cannot take its place; what to do is said for each', () => {
  const files = { ...project.files, 'content/news/ja/a.md': '', 'content/company/ja.yaml': '' };
  const plan = planOf('default', 'en', { ...project, files });
  expect(plan.ok ? '' : plan.message).toBe(
    [
      'Some files have no version in en. Translate them, or run the command beside an entry to remove it in all languages:',
      '  content/news/ja/a.md: npm run remove news a',
      '  content/company/ja.yaml',
    ].join('\n'),
  );
});

test('a language that has entries in no other language is refused; tables and UI strings of its own go', () => {
  const files = {
    ...project.files,
    'content/news/zh/a.md': '',
    'content/news/zh/b.md': '',
    'content/news/ja/b.md': '',
    'locales/zh/own.json': '{}',
  };
  const plan = planOf('remove', 'zh', { ...project, files });
  expect(plan.ok ? '' : plan.message).toBe(
    [
      'Some entries are in zh only. Translate them, or run the command beside an entry to remove it:',
      '  content/news/zh/a.md: npm run remove news a',
    ].join('\n'),
  );
});

test('the default language keeps the English words of editors that it lacks when English goes', () => {
  const files = {
    'locales/ja/editor.json': '{ "a": "あ" }',
    'locales/en/editor.json': '{ "a": "a", "b": ["b"] }',
    'locales/ja/preview.json': '{"a":["あ"]}',
    'locales/en/preview.json': '{"a":["a"]}',
  };
  const plan = planOf('remove', 'en', { ...project, files });
  expect(plan.ok && plan.changes).toEqual({
    'site.config.ts': project.configText.replace("'en', ", ''),
    'locales/ja/editor.json': '{\n  "a": "あ",\n  "b": [\n    "b"\n  ]\n}\n',
    'locales/en/editor.json': undefined,
    'locales/en/preview.json': undefined,
  });
});
