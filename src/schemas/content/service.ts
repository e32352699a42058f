import * as z from 'zod';
import { button, count, lead, lifecycle, link, name, ownKey, same, words } from './fields.ts';
import { pageFields } from './sections.ts';

export const serviceSchema = z
  .strictObject({
    ...pageFields,
    label: words(['短い名前（空なら題名）', 'Short name (the title, if empty)']).optional(),
    lead,
    order: same(count, ['並び順（1から。先頭が中核）', 'Order, from 1; the first is the main room']),
    // A service in preparation says so first, and is never counted among the others.
    status: same(z.enum(['active', 'prepared']), ['状態', 'Status']),
    eyebrow: words(['名前の上の短い言葉', 'Words above the name']).optional(),
    summary: words(['一覧での説明', 'What the plan says of it']).optional(),
    related: words(['関連サービスのカードの一行', 'Line on cards of related services']).optional(),
    relatedLabel: words(['カードの名前の上の言葉', 'Words above its name on these cards']).optional(),
    notice: words(['準備の状況', 'State of preparation']).optional(),
    button: button.optional(),
    link,
    ...lifecycle,
  })
  .meta({ label: ['サービス', 'Services'] });

const clause = z.strictObject({
  name,
  value: words(['値（条件として大きく出る）', 'Value (printed large as a condition)']).optional(),
  text: words(['条文', 'Wording']),
});

/** `content/clauses/{lang}.yaml`: clauses of contracts and conditions of employment by key; sections of several pages name them. */
export const clausesSchema = z.record(ownKey, clause).meta({ label: ['募集職種の条件', 'Conditions of positions'] });

export type ServiceData = z.infer<typeof serviceSchema>;
export type Clauses = z.infer<typeof clausesSchema>;
