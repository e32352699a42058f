import * as z from 'zod';
import { labelled, path } from './fields.ts';

/** Groups of footer links by their headings, `common.footer.groups`. */
const FOOTER_GROUPS = ['services', 'company', 'support'] as const;

/** Most links of each menu that its design has room for. */
const MENU_LIMITS = { header: 10, group: 12, small: 8 } as const;

/** `content/navigation.yaml`: the pages that menus link, by their paths without language, in order. */
export const navigationSchema = z.strictObject({
  header: labelled(
    z.array(path).max(MENU_LIMITS.header, 'menu'),
    ['ヘッダー', 'Header'],
    [
      '/about-us のように、言語を付けないアドレスを出る順に書きます。サイトにないページは載りません。',
      'Paths without a language, in order, such as /about-us. A page that this site does not have is left out.',
    ],
  ),
  footer: labelled(
    z.array(
      z.strictObject({
        group: labelled(z.enum(FOOTER_GROUPS), ['一覧の種類', 'Group']),
        links: labelled(z.array(path).max(MENU_LIMITS.group, 'menu'), ['ページ', 'Pages']).optional(),
      }),
    ),
    ['フッターの一覧', 'Footer groups'],
    [
      'services の一覧には、提供中のサービスが先に並びます。',
      'The group “services” begins with the services that are offered.',
    ],
  ),
  small: labelled(z.array(path).max(MENU_LIMITS.small, 'menu'), ['著作権表示の行', 'Line beside the copyright']),
});

export type Navigation = z.infer<typeof navigationSchema>;
