import { readFileSync } from 'node:fs';
import { DEFAULT_LANG, isLang, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { withoutKeys } from '#tools/init/change-files.ts';

/** The editing guide in one language. */
interface Guide {
  /** Headings in their order. */
  readonly headings: readonly string[];
  /** The text below a heading. */
  section(heading: string): string;
  /** Every `npm …` command of the guide, without repetition. */
  readonly commands: readonly string[];
}

const guideIn = (lang: 'ja' | 'en') => guideOf(readFileSync(`docs/content/editing.${lang}.md`, 'utf8'));

/** The editing guide as editors read it; tests take its words from here. */
export const GUIDE = { ja: guideIn('ja'), en: guideIn('en') };

/**
 * What the guide says to write into a YAML file below a heading of the Japanese guide; in English the English one, and translated from it for Chinese.
 *
 * @param heading as in the Japanese guide; both have the same headings in the same order (`guide.test.ts`)
 * @throws Error when nothing is said there
 */
export function yamlOf(heading: string, lang: Lang = DEFAULT_LANG): string {
  const same = GUIDE.en.headings[GUIDE.ja.headings.indexOf(heading)] ?? '';
  const section = lang === 'ja' ? GUIDE.ja.section(heading) : GUIDE.en.section(same);
  const block = /```yaml\n([\s\S]*?)```/.exec(section)?.[1];
  if (block === undefined) throw new Error(`docs/content/editing.ja.md: no YAML below "${heading}"`);
  // Examples name the languages of the guides; an editor writes those of the site, here in English where the guides have no words.
  const others = LANGS.filter((other) => !['ja', 'en', 'zh'].includes(other));
  const named = others.reduce(
    (text, other) =>
      text.replace(/^( *)en: (.*)$/gm, `$&\n$1${other}: $2`).replace(/, en: ([^,}]*)/g, `$&, ${other}: $1`),
    block,
  );
  const own = Object.keys(LANG_INFO)
    .filter((other) => !isLang(other))
    .reduce((text, other) => withoutKeys(text, other as Lang), named);
  return lang === 'zh' ? inChinese(own) : own;
}

/** There is no Chinese guide: the examples in Chinese. */
const CHINESE = {
  'A visit to your site': '到贵公司现场咨询',
  'Visit us': '欢迎参观',
  'Once a month, you can see our teams at work.': '每月一次，您可以参观我们的开发现场。',
  'text: Apply': 'text: 申请参观',
  Features: '特点',
  'You get a drawing': '用图说明',
  'It shows the structure and its weak points.': '用图画出系统的结构和薄弱之处。',
  'Contract and price': '合同与费用',
  'name: Price': 'name: 费用',
  'Talk to us': '欢迎咨询',
  'A few screenshots are enough to begin.': '几张画面截图就可以开始。',
  'From {{studyPrice}}, before tax': '{{studyPrice}}起（不含税）',
};

function inChinese(yaml: string): string {
  return Object.entries(CHINESE).reduce((text, [english, chinese]) => text.replace(english, chinese), yaml);
}

function guideOf(text: string): Guide {
  const parts = text.split(/^## /m).slice(1);
  const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  const typed = [...text.matchAll(/`(npm [^`]+)`|^(npm .+)$/gm)].map(([, span, line]) => span ?? line ?? '');
  return {
    headings: [...sections.keys()],
    section(heading) {
      const part = sections.get(heading);
      if (part === undefined) throw new Error(`docs/content/editing.ja.md: no heading "${heading}"`);
      return part;
    },
    commands: [...new Set(typed)],
  };
}
