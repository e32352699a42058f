import type { Log } from '#src/server/contact/ports.ts';

/** One JSON line per event. */
export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));
