import { readFileSync } from 'node:fs';
import type { Lang } from '#src/i18n/langs.ts';

/** A half of `docs/editing.md`. */
interface Half {
  /** Headings in their order. */
  readonly headings: readonly string[];
  /** The text below a heading. */
  section(heading: string): string;
  /** Every `npm …` that it tells to type, once each. */
  readonly commands: readonly string[];
}

const [japanese = '', english = ''] = readFileSync('docs/editing.md', 'utf8').split('\n---\n');

/** The editing guide as editors read it; tests take its words from here. */
export const GUIDE = { ja: halfOf(japanese), en: halfOf(english) };

/**
 * What the guide says to write into a YAML file below a heading of its Japanese half; the English half says it for every other language.
 *
 * @throws Error when nothing is said there
 * @example yamlOf('よくある質問を足す')
 */
export function yamlOf(heading: string, lang: Lang = 'ja'): string {
  const same = GUIDE.en.headings[GUIDE.ja.headings.indexOf(heading)] ?? '';
  const section = lang === 'ja' ? GUIDE.ja.section(heading) : GUIDE.en.section(same);
  const block = /```yaml\n([\s\S]*?)```/.exec(section)?.[1];
  if (block === undefined) throw new Error(`docs/editing.md: no YAML below "${heading}"`);
  return block;
}

function halfOf(text: string): Half {
  const parts = text.split(/^## /m).slice(1);
  const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
  const typed = [...text.matchAll(/`(npm [^`]+)`|^(npm .+)$/gm)].map(([, span, line]) => span ?? line ?? '');
  return {
    headings: [...sections.keys()],
    section(heading) {
      const part = sections.get(heading);
      if (part === undefined) throw new Error(`docs/editing.md: no heading "${heading}"`);
      return part;
    },
    commands: [...new Set(typed)],
  };
}
