import * as z from 'zod';
import { filled, key, rowsOf } from './fields.ts';

/** One question; its id is the fragment by which it can be linked (`/faq#office-hours`), the same in every language. */
const question = z.strictObject({ id: key, question: filled, answer: filled });

const category = z.strictObject({ id: key, title: filled, items: rowsOf(question) });

/** `content/faq/{lang}.yaml`: categories of questions in their order; answers are Markdown. */
export const faqSchema = z.array(category).check(
  z.refine((categories) => {
    const ids = categories.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    return new Set(ids).size === ids.length;
  }, 'unique'),
);

export type Faq = z.infer<typeof faqSchema>;
