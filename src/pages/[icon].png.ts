import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { companyMark, iconBox, iconSvg } from '#src/content/mark.ts';
import { palette } from '#src/styles/palette.ts';

/** Sides in pixels, by name: for home screens, and for the manifest, whose largest is the logo of the structured data too. */
const ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([icon, size]) => ({ params: { icon }, props: { size } }))) satisfies GetStaticPaths;

/** The site's icon for systems without SVG support. */
export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) => {
  const mark = companyMark();
  const icon = iconSvg(mark, palette('paper', 'ink').light);
  const png = await sharp(Buffer.from(icon), { density: (72 * size) / iconBox(mark).side })
    .resize(size, size)
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
