import type { Lang } from '#src/i18n/langs.ts';

/** Placeholder texts of a new file, for an editor to replace. The file is a draft, so readers do not see them. */
export const TO_WRITE: Readonly<Record<Lang, { todo: string; body: string; heading: string }>> = {
  ja: { todo: '（ここに書く）', body: 'ここから本文を書きます。', heading: '見出し' },
  en: { todo: '(to be written)', body: 'Write the text here.', heading: 'Heading' },
  zh: { todo: '（待填写）', body: '在此撰写正文。', heading: '标题' },
  ko: { todo: '(작성 예정)', body: '여기에 본문을 작성합니다.', heading: '제목' },
};

/** All placeholder texts; none of them may be published. */
export const PLACEHOLDERS: readonly string[] = Object.values(TO_WRITE).flatMap(({ todo, body }) => [todo, body]);
