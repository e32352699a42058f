import type { PerLang } from '#src/i18n/langs.ts';

/** Words that stand in a new file until an editor replaces them; the draft mark keeps them from readers. */
export const TO_WRITE: PerLang<{ todo: string; body: string; heading: string }> = {
  ja: { todo: '（ここに書く）', body: 'ここから本文を書きます。', heading: '見出し' },
  en: { todo: '(to be written)', body: 'Write the text here.', heading: 'Heading' },
  zh: { todo: '（待填写）', body: '在此撰写正文。', heading: '标题' },
};

/** Every text that a new file begins with; none of them may be published. */
export const PLACEHOLDERS: readonly string[] = Object.values(TO_WRITE).flatMap((words) =>
  words === undefined ? [] : [words.todo, words.body],
);
