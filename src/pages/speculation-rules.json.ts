import type { APIRoute } from 'astro';
import { speculationRules } from '#src/site/speculation-rules.ts';

/** What browsers may prepare before a link is followed; the `Speculation-Rules` header of every answer names this file. */
export const GET: APIRoute = () => new Response(JSON.stringify(speculationRules()));
