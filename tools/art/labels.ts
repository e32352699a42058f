import { escapeHtml } from '#src/domain/escape-html.ts';
import type { Lang, PerLang } from '#src/i18n/langs.ts';
import { companyLines, sites } from './company.ts';

/** The words on the drawings: the first stands for `@1`, the second for `@2` and so on. A language that is not yet published may have the Japanese ones. */
export type Labels = PerLang<readonly string[]>;

/** What the drawings say of the company, as `content/company/` has it, for use in SVG. */
const COMPANY = { ja: toldIn('ja'), en: toldIn('en'), zh: toldIn('zh') } as const;

export const LABELS: Readonly<Record<string, Labels>> = {
  'hero-challenge': {
    ja: ['老朽化した基幹', '架設中', '次の基盤', '2025年の崖'],
    en: ['Aging core system', 'Building', 'Next foundation', 'The 2025 cliff'],
    zh: ['老化的核心系统', '架设中', '新一代平台', '“2025悬崖”'],
  },
  'hero-architecture': {
    ja: ['画面', '連携', '業務', 'データ'],
    en: ['Screens', 'Integration', 'Business logic', 'Data'],
    zh: ['界面', '集成', '业务', '数据'],
  },
  // The rest are the axis signs of the posts, as the page numbers its sections (rule design.sheets).
  'hero-excitement': {
    ja: ['棟木', '上棟の日', 'い', 'ろ', 'は', 'に', '一', '二', '三'],
    en: ['Ridge beam', 'Go-live', 'A', 'B', 'C', 'D', '1', '2', '3'],
    zh: ['脊梁', '上线之日', '甲', '乙', '丙', '丁', '一', '二', '三'],
  },
  // The certificates are specimens: a title, whom it names, and the word that says so.
  'certificate-innovation': {
    ja: ['経営革新計画承認書', COMPANY.ja.name, '見本'],
    en: ['Management Innovation Plan', COMPANY.en.name, 'SAMPLE'],
    zh: ['经营革新计划批准书', COMPANY.zh.name, '示例'],
  },
  'certificate-dispatch': {
    ja: ['労働者派遣事業許可証', COMPANY.ja.name, '見本'],
    en: ['Worker Dispatch License', COMPANY.en.name, 'SAMPLE'],
    zh: ['劳务派遣业务许可证', COMPANY.zh.name, '示例'],
  },
  'certificate-privacy': {
    ja: ['プライバシーマーク登録証', COMPANY.ja.name, '見本'],
    en: ['Privacy Mark Registration', COMPANY.en.name, 'SAMPLE'],
    zh: ['隐私标志注册证', COMPANY.zh.name, '示例'],
  },
  location: {
    ja: [COMPANY.ja.shortName, ...COMPANY.ja.sketch, '略図'],
    en: [COMPANY.en.shortName, ...COMPANY.en.sketch, 'Sketch, not to scale'],
    zh: [COMPANY.zh.shortName, ...COMPANY.zh.sketch, '示意图'],
  },
  'map-asia': { ja: COMPANY.ja.cities, en: COMPANY.en.cities, zh: COMPANY.zh.cities },
};

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
