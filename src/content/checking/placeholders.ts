import type { Lang } from '#src/i18n/langs.ts';

const TEXTS: Readonly<Partial<Record<Lang, { todo: string; body: string; heading: string }>>> = {
  ja: { todo: '（ここに書く）', body: 'ここから本文を書きます。', heading: '見出し' },
  zh: { todo: '（待填写）', body: '在此撰写正文。', heading: '标题' },
  ko: { todo: '(작성 예정)', body: '여기에 본문을 작성합니다.', heading: '제목' },
};

const ENGLISH = { todo: '(to be written)', body: 'Write the text here.', heading: 'Heading' };

/** Placeholder texts of a new file, for an editor to replace; English ones in most languages. The file is a draft, so readers do not see them. */
export function toWrite(lang: Lang): { readonly todo: string; readonly body: string; readonly heading: string } {
  return TEXTS[lang] ?? ENGLISH;
}

/** All placeholder texts; none of them may be published. */
export const PLACEHOLDERS: readonly string[] = [ENGLISH, ...Object.values(TEXTS)].flatMap(({ todo, body }) => [
  todo,
  body,
]);
