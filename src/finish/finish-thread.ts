import { parentPort, workerData } from 'node:worker_threads';
import { finishPart } from './finish-part.ts';

/** What runs in each thread of `finish-pages.ts`: it is handed its part of the site, and answers once. */
parentPort?.postMessage(finishPart(workerData));
