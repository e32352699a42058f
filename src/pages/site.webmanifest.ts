import type { APIRoute } from 'astro';
import { companyIn } from '#src/content/query.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { palette } from '#src/styles/palette.ts';

/** The web app manifest; one for all languages, since the start page sends each visitor to the language chosen. */
export const GET: APIRoute = async () => {
  const { shortName } = await companyIn(DEFAULT_LANG);
  // Background of the page and of the window around it.
  const { paper } = palette('paper').light;
  const icons = [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ];
  const manifest = {
    name: shortName,
    short_name: shortName,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
