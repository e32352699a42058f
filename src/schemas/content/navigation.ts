import * as z from 'zod';
import { sitePath } from './section-fields.ts';

/** Groups of footer links by their headings, `common.footer.groups`; `services` begins with the active services. */
const FOOTER_GROUPS = ['services', 'company', 'support'] as const;

/** Most links of each menu that its design has room for. */
const MENU_LIMITS = { header: 10, group: 12, small: 8 } as const;

const links = (most: number) => z.array(sitePath).check(z.maxLength(most, 'menu'));

/** `content/navigation.yaml`: the pages that menus link, by their paths without language, in order. */
export const navigationSchema = z.strictObject({
  header: links(MENU_LIMITS.header),
  footer: z.array(z.strictObject({ group: z.enum(FOOTER_GROUPS), links: z.optional(links(MENU_LIMITS.group)) })),
  /** The line next to the copyright. */
  small: links(MENU_LIMITS.small),
});

export type Navigation = z.infer<typeof navigationSchema>;
