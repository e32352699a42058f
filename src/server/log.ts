import type { Log } from '#src/server/contact/ports.ts';

/** One JSON line per event. */
export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));

/** The kind of an error for a log line, never its message, which may quote a visitor's text. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
