import * as z from 'zod';
import { description, drawing, labelled, pageTitle, revised, shared, words } from './fields.ts';

const sheet = z.string().regex(/^[A-Z]-\d{2}$/, 'sheet');
const scale = z.enum(['1:500', '1:200', '1:50', '1:20', '1:1']);

/** Front matter of `content/pages/{lang}/{slug}.mdx`. */
export const pageSchema = z
  .strictObject({
    title: pageTitle,
    description,
    lead: words(['前文', 'Lead']).optional(),
    drawing: labelled(shared(drawing), ['前文の横の図', 'Drawing beside the lead']).optional(),
    sheet: labelled(shared(sheet), [
      '図面番号（例 Q-20。空なら自動）',
      'Sheet, such as Q-20 (counted if empty)',
    ]).optional(),
    scale: labelled(shared(scale), ['縮尺（空なら1:1）', 'Scale (1:1, if empty)']).optional(),
    menuLabel: words(['メニューでの名前（空なら題名）', 'Name in menus (the title, if empty)']).optional(),
    ...revised,
  })
  .meta({ label: ['文章のページ', 'Prose pages'] });

export type PageData = z.infer<typeof pageSchema>;
