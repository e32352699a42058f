import type { Log } from '#src/server/contact/ports.ts';

/** One JSON line per event. */
export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));

/** What a log line says of an error: its kind, never its message, which may quote what a visitor typed. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
