import { describe, expect, test } from 'vitest';
import { pagePolicy, policyText } from './page-policy.ts';

const page = { path: '/news', hasFrame: false, hasFiles: false, hasPrintSheet: false, scripts: [], styles: [] };
const EVERYWHERE = "default-src 'none';font-src 'self';connect-src 'self';manifest-src 'self'";
const OWN_IMAGES = "img-src 'self'";

describe('the policy of a page', () => {
  test.each([
    { what: 'with nothing to run or show', held: {}, more: "script-src 'none';style-src 'none'" },
    {
      what: 'with scripts and a style of its own',
      held: { scripts: ['sha256-a=', 'sha256-b=', 'sha256-a='], styles: ['sha256-c='] },
      more: "script-src 'sha256-a=' 'sha256-b=';style-src 'sha256-c='",
    },
    { what: 'that loads files of the site', held: { hasFiles: true }, more: "script-src 'self';style-src 'none'" },
    {
      what: 'with a style of its own and that of paper',
      held: { hasPrintSheet: true, styles: ['sha256-c='] },
      more: "script-src 'none';style-src 'self' 'sha256-c='",
    },
    { what: 'that searches', held: { path: '/search' }, more: "script-src 'wasm-unsafe-eval';style-src 'none'" },
    {
      what: 'with the map',
      held: { path: '/about-us', hasFrame: true },
      more: "frame-src https://www.openstreetmap.org;script-src 'none';style-src 'none'",
    },
    {
      what: 'that shows it under another address',
      held: { path: '/about', hasFrame: true },
      more: "frame-src https://www.openstreetmap.org;script-src 'none';style-src 'none'",
    },
    {
      what: 'of an article with a drawing in a frame',
      held: { path: '/tech-articles/a', hasFrame: true },
      more: "frame-src 'self';script-src 'none';style-src 'none'",
    },
    { what: 'of an article without', held: { path: '/tech-articles/a' }, more: "script-src 'none';style-src 'none'" },
    { what: 'with a frame that no table allows', held: { hasFrame: true }, more: "script-src 'none';style-src 'none'" },
    {
      what: 'whose address only begins like one of the table',
      held: { path: '/search-tips' },
      more: "script-src 'none';style-src 'none'",
    },
    {
      what: 'of the form, whose mark of an error is in its styles',
      held: { path: '/contact/form' },
      images: "img-src 'self' data:",
      more: "script-src 'none';style-src 'none'",
    },
  ])('$what', ({ held, images = OWN_IMAGES, more }) => {
    expect(policyText(pagePolicy({ ...page, ...held }))).toBe(`${EVERYWHERE};${images};${more}`);
  });
});
