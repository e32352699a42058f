import { pathToFileURL } from 'node:url';

/** What a fresh process saw of a function; milliseconds. */
export interface Probe {
  readonly imported: number;
  /** The first answer, and the middle of the following ones; absent when nothing was asked. */
  readonly first?: number;
  readonly again?: readonly number[];
  readonly bytes?: number;
}

const CALLS = 100;

type Answer = (request: Request, context: unknown) => Promise<Response>;

/**
 * Runs in a process of its own: imports the bundle that it is given and asks it for the address that it is given.
 */
async function main([bundle = '', address]: readonly string[]): Promise<void> {
  const start = performance.now();
  const { default: answer } = (await import(pathToFileURL(bundle).href)) as { default: Answer };
  const imported = performance.now() - start;
  console.log(JSON.stringify({ imported, ...(address !== undefined && (await ask(answer, address))) } satisfies Probe));
}

async function ask(answer: Answer, address: string): Promise<Omit<Probe, 'imported'>> {
  const times: number[] = [];
  let bytes = 0;
  for (let call = 0; call < CALLS; call++) {
    // The platform hands it over: Node needs longer to load its `Request` than the function for its answer.
    const request = new Request(address);
    const start = performance.now();
    const response = await answer(request, { params: {}, deploy: { context: 'dev' } });
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${address}: ${response.status}, expected 200`);
  }
  const [first = Number.NaN, ...again] = times;
  return { first, again, bytes };
}

await main(process.argv.slice(2));
