import type { Log } from './ports.ts';

/** One JSON line per event. */
export const log: Log = (event, details) => console.log(JSON.stringify({ event, ...details }));
