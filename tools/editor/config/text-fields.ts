import type { Field } from '@sveltia/cms';
import { KEPT } from '#tools/editor/text/content-file.ts';
import type { Form } from './form.ts';
import { wordsOfField } from './words.ts';

/** Rich text drops the marks of buttons that it does not have. */
const BUTTONS = [
  'bold',
  'italic',
  'strikethrough',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
  'code',
];

/**
 * The text below the fields, as Markdown. Only news, which are plain, may be written as rich text too: the editor's rich text drops how
 * the columns of a table are aligned.
 */
export function bodyField(of: Form): Field {
  const plain = {
    name: 'body',
    ...wordsOfField(of.lang, of.kind, 'body'),
    required: of.kind === 'pages',
    ...(of.isTranslated && { i18n: true }),
  };
  if (of.kind !== 'news') return { ...plain, widget: 'text' } as Field;
  return { ...plain, widget: 'richtext', modes: ['raw', 'rich_text'], buttons: BUTTONS } as Field;
}

/** Pictures are chosen below the text, where their words are asked for; saving puts them into it. */
export function picturesField(of: Form): Field {
  const plain = (name: string) => ({ name, ...wordsOfField(of.lang, of.kind, name), i18n: true });
  return {
    name: KEPT.pictures,
    ...wordsOfField(of.lang, of.kind, KEPT.pictures),
    widget: 'list',
    label_singular: plain('image').label,
    required: false,
    i18n: 'duplicate',
    fields: [
      { ...plain('image'), i18n: 'duplicate', widget: 'image', choose_url: false },
      { ...plain('alt'), widget: 'string' },
    ],
  } as Field;
}
