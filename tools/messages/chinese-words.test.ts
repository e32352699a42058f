import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lacksTexts } from '#tests/support/three-languages.ts';
import type { Words } from './compare.ts';

/** Japanese words on Chinese pages. Their characters exist in both languages, so that no check of the script finds them. */

const catalogue = (lang: string, file: string) => JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8')) as Words;

function texts(words: Words, at = ''): [at: string, text: string][] {
  if (typeof words === 'string') return [[at, words]];
  return Object.entries(words).flatMap(([key, part]) => texts(part as Words, `${at}.${key}`));
}

const IS_LACKING = lacksTexts('ja', 'zh');
const files = IS_LACKING ? [] : readdirSync('locales/zh');
const chinese = files.flatMap((file) => texts(catalogue('zh', file), file));
const japanese = new Map(files.flatMap((file) => texts(catalogue('ja', file), file)));

/** What both languages call alike. */
const ALIKE =
  /^(使命|同意|最新|更新|合肥|北京|南京|行|日|月|原文|通信|要点|成果|人数|年数|\{\{\w+\}\}(年|名|秒|以上)|[表注]\{\{number\}\}(（\{\{heading\}\}）)?)$/;

/** What only Japanese calls so. */
const JAPANESE_ONLY =
  /送信|返信|(?<!株式)会社|社員|取引|割引|名刺|手当|支払|受付|申込|出社|退社|入社|勤務|給与|応募|募集要|問合|見積|案内|勉強|手紙|年収|月給|弊社|御社|打合|下請/;

describe.skipIf(IS_LACKING)('Chinese catalogues', () => {
  test('say nothing as the Japanese ones say it, but what both languages call alike', () => {
    const same = chinese.filter(([at, text]) => /\p{Script=Han}/u.test(text) && japanese.get(at) === text);
    expect(same.filter(([, text]) => !ALIKE.test(text))).toEqual([]);
  });

  test('have no word that only Japanese has', () => {
    expect(chinese.filter(([, text]) => JAPANESE_ONLY.test(text))).toEqual([]);
  });
});
