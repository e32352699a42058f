import type { APIRoute, GetStaticPaths } from 'astro';
import { imageFiles } from './drawings.ts';

export const getStaticPaths = (async () =>
  (await imageFiles()).map(({ file, svg }) => ({ params: { file }, props: { svg } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(`${svg}\n`, { headers: { 'Content-Type': 'image/svg+xml' } });
