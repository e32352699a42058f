/** Writes one line: an event, a reference and a code. Never anything that a visitor typed. */
export type Log = (event: string, details: Readonly<Record<string, string | number | boolean>>) => void;

/** One JSON line per event. */
export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));

/** The kind of an error for a log line, never its message, which may quote a visitor's text. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
