import * as z from 'zod/mini';
import { filled, key } from './fields.ts';

/** `content/skills/{lang}.yaml`: proficiency by category, and qualifications that the staff hold (rule company.skills). */
export const skillsSchema = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: key,
      title: filled,
      skills: z.array(
        z.strictObject({
          name: filled,
          level: z.int().check(z.minimum(0), z.maximum(100)),
          years: z.int().check(z.minimum(0)),
        }),
      ),
    }),
  ),
  certifications: z.array(z.strictObject({ id: key, name: filled, organization: filled })),
});

export type Skills = z.infer<typeof skillsSchema>;
