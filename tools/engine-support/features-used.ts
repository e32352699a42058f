import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { featuresOfHeaders, featuresOfPage } from './page-features.ts';
import { featuresOfScript } from './script-features.ts';
import { featuresOfStyles } from './style-features.ts';
import { GAPS, type Gap, type Note } from './supported-engines.ts';

/** A feature that the site uses and not every held engine has. */
export interface UsedGap extends Gap {
  readonly key: string;
  /** The first file that uses it. */
  readonly file: string;
}

/**
 * Features that a built site uses and that not every supported engine has.
 *
 * @param files below it: pages, style sheets, scripts, `_headers`
 */
export function gapsUsed(folder: string, files: readonly string[]): readonly UsedGap[] {
  const used = new Map<string, UsedGap>();
  const known = new Set<string>();
  for (const file of files) {
    const note: Note = (key) => {
      const gap = GAPS.get(key);
      if (gap !== undefined && !used.has(key)) used.set(key, { ...gap, key, file });
    };
    /** Pages share most of their code. */
    const once = (look: (code: string) => void) => (code: string) => {
      if (!known.has(code)) look(code);
      known.add(code);
    };
    const lookAtScript = once((code) => featuresOfScript(code, note));
    const lookAtStyles = once((code) => {
      for (const [key] of featuresOfStyles(postcss.parse(code))) note(key);
    });
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    if (file.endsWith('.js')) lookAtScript(text);
    else if (file.endsWith('.css')) lookAtStyles(text);
    else if (file === '_headers') featuresOfHeaders(text, note);
    else {
      const { scripts, styles } = featuresOfPage(text, note);
      scripts.forEach(lookAtScript);
      styles.forEach(lookAtStyles);
    }
  }
  return [...used.values()];
}
