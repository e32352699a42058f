import { escapeHtml } from '#src/domain/escape-html.ts';
import { DEFAULT_LANG, forLang, type Lang, type PerLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { companyLines, sites } from './company.ts';

/** The words on the drawings: the first stands for `@1`, the second for `@2` and so on. */
type Labels = PerLang<readonly string[]>;

/** What the drawings say of the company, as `content/company/` has it, for use in SVG. */
type Told = ReturnType<typeof toldIn>;

/** One of the places where code names languages: another language takes the words of the default one. */
const WORDS: Readonly<Record<string, (told: Told) => Labels>> = {
  'hero-challenge': () => ({
    ja: ['老朽化した基幹', '架設中', '次の基盤', '2025年の崖'],
    en: ['Aging core system', 'Building', 'Next foundation', 'The 2025 cliff'],
    zh: ['老化的核心系统', '架设中', '新一代平台', '“2025悬崖”'],
  }),
  'hero-architecture': () => ({
    ja: ['画面', '連携', '業務', 'データ'],
    en: ['Screens', 'Integration', 'Business logic', 'Data'],
    zh: ['界面', '集成', '业务', '数据'],
  }),
  // The rest are the axis signs of the posts, as the page numbers its sections (rule design.sheets).
  'hero-excitement': () => ({
    ja: ['棟木', '上棟の日', 'い', 'ろ', 'は', 'に', '一', '二', '三'],
    en: ['Ridge beam', 'Go-live', 'A', 'B', 'C', 'D', '1', '2', '3'],
    zh: ['脊梁', '上线之日', '甲', '乙', '丙', '丁', '一', '二', '三'],
  }),
  // The certificates are specimens: a title, whom it names, and the word that says so.
  'certificate-innovation': ({ name }) => ({
    ja: ['経営革新計画承認書', name, '見本'],
    en: ['Management Innovation Plan', name, 'SAMPLE'],
    zh: ['经营革新计划批准书', name, '示例'],
  }),
  'certificate-dispatch': ({ name }) => ({
    ja: ['労働者派遣事業許可証', name, '見本'],
    en: ['Worker Dispatch License', name, 'SAMPLE'],
    zh: ['劳务派遣业务许可证', name, '示例'],
  }),
  'certificate-privacy': ({ name }) => ({
    ja: ['プライバシーマーク登録証', name, '見本'],
    en: ['Privacy Mark Registration', name, 'SAMPLE'],
    zh: ['隐私标志注册证', name, '示例'],
  }),
  location: ({ shortName, sketch }) => ({
    ja: [shortName, ...sketch, '略図'],
    en: [shortName, ...sketch, 'Sketch, not to scale'],
    zh: [shortName, ...sketch, '示意图'],
  }),
  'map-asia': ({ cities }) => ({ [DEFAULT_LANG]: cities }),
};

/** The words of each drawing in the languages that readers are offered. */
export const LABELS: Readonly<Record<string, Labels>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => {
    return [name, Object.fromEntries(PUBLISHED_LANGS.map((lang) => [lang, forLang(words(toldIn(lang)), lang)]))];
  }),
);

/**
 * Put the words into a drawing's placeholders. A drawing without words comes back unchanged.
 *
 * @throws Error for a placeholder without a word (a mistake in the table)
 * @example fillLabels('<text>@1</text>', ['東京']) // => '<text>東京</text>'
 */
export function fillLabels(svg: string, words: readonly string[]): string {
  return svg.replace(/@(\d+)/g, (placeholder, number: string) => {
    const word = words[Number(number) - 1];
    if (word === undefined) throw new Error(`fillLabels expected a word for ${placeholder}`);
    return word;
  });
}

function toldIn(lang: Lang) {
  const { name, shortName, sketch, offices, partners } = companyLines(lang);
  const cities = sites().map(({ key }) => (offices[key] ?? partners?.[key])?.city ?? key);
  return {
    name: escapeHtml(name),
    shortName: escapeHtml(shortName),
    sketch: [sketch?.station ?? '', sketch?.near ?? '', sketch?.far ?? ''].map(escapeHtml),
    cities: cities.map(escapeHtml),
  } as const;
}
