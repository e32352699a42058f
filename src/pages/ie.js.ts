import type { APIRoute } from 'astro';
import { words } from '#src/i18n/catalogue.ts';
import { LANG_INFO, LANGS } from '#src/i18n/langs.ts';

/**
 * What a browser without modules gets, and no other loads (`nomodule`): a word about why the page looks plain. Many Japanese offices
 * open sites in Internet Explorer mode; Edge keeps it until 2029 at least. Hence ECMAScript 3, and styles from script: that engine knows
 * neither cascade layers nor our policy.
 */
export const GET: APIRoute = () => {
  const notices = Object.fromEntries(LANGS.map((lang) => [LANG_INFO[lang].tag, words(lang, 'common').oldBrowser]));
  const code = `(function (notices) {
  var notice = document.createElement('p');
  notice.appendChild(document.createTextNode(notices[document.documentElement.lang]));
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'margin:0;padding:1em;background:#fff3c4;color:#000;font:bold 16px sans-serif';
  document.body.insertBefore(notice, document.body.firstChild);
})(${JSON.stringify(notices)});
`;
  return new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
};
