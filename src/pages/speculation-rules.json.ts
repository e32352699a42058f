import type { APIRoute } from 'astro';
import { speculationRules } from '#src/site/speculation-rules.ts';

/** The speculation rules. The `Speculation-Rules` header of every answer names this file. */
export const GET: APIRoute = () => new Response(JSON.stringify(speculationRules()));
