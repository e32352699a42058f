import * as z from 'zod';
import { filled } from './fields.ts';
import { pageFields } from './section-page.ts';

/** `content/careers/{lang}.yaml`: the careers page, made of sections. */
export const careersSchema = z.strictObject({
  ...pageFields,
  /** Label of the button to the contact form. */
  button: z.optional(filled),
  /** Lead and description while no position is open. */
  none: z.optional(z.strictObject({ lead: filled, description: filled })),
});
