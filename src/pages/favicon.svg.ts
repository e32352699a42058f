import type { APIRoute } from 'astro';
import { companyMark, iconSvg } from '#src/content/mark.ts';
import { palette } from '#src/styles/palette.ts';

export const GET: APIRoute = () =>
  new Response(`${iconSvg(companyMark(), palette('paper', 'ink').light)}\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
