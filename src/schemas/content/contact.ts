import * as z from 'zod';
import { filled, key, rowsOf } from './fields.ts';

/** The role of a topic in code: pages link to it, and an application or a question about work gets its own confirmation. */
const role = z.enum(['careers', 'documents', 'partnership']);

/** One topic of the contact form. The key is stored with inquiries, so it is the same in every language. */
const topic = z.strictObject({ key, label: filled, role: z.optional(role) });

const paragraph = z.strictObject({ title: filled, text: filled });
const paragraphs = rowsOf(paragraph);

const steps = rowsOf(filled);

/** The company's reply to an inquiry: on the pages, and in the mail that confirms it. */
const reply = z.strictObject({
  /** Below the news that the inquiry was sent; functions answer with it as well. */
  received: filled,
  next: steps,
  mail: z.strictObject({
    next: steps,
    /** Instead of `next`, for applicants and questions about work. */
    nextCareers: z.optional(steps),
    /** Advice if no answer comes. */
    late: filled,
  }),
});

/** `content/contact/{lang}.yaml`: the topics in their order, and the texts of the consent page, of the form and of the reply. */
export const contactSchema = z.strictObject({
  topics: z.array(topic).check(z.minLength(1, 'list'), ({ value, issues }) => {
    for (const name of ['key', 'role'] as const)
      for (const [at, { [name]: input }] of value.entries())
        if (input !== undefined && value.slice(0, at).some((other) => other[name] === input))
          issues.push({ code: 'custom', input, path: [at, name], message: 'once' });
  }),
  /** The form does not ask for a company: most visitors are private persons. The file of the default language decides. */
  withoutCompany: z.optional(z.literal(true)),
  /** `{{name}}` in a text is a fact's name. */
  consent: z.strictObject({ lead: filled, details: paragraphs }),
  reasons: z.strictObject({ title: filled, items: paragraphs }),
  reply,
});

export type Contact = z.infer<typeof contactSchema>;
export type Reply = z.infer<typeof reply>;
export type Topic = z.infer<typeof topic>;
export type TopicRole = z.infer<typeof role>;
