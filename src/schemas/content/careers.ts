import * as z from 'zod';
import { labelled } from './fields.ts';
import { button, lead } from './section-fields.ts';
import { description, pageFields } from './sections.ts';

/** `content/careers/{lang}.yaml`: the careers page, made of sections. */
export const careersSchema = z.strictObject({
  ...pageFields,
  button: button.optional(),
  none: labelled(z.strictObject({ lead, description }), ['職種が無いとき', 'When there is no position']).optional(),
});
