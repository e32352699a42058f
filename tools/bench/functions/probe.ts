import { pathToFileURL } from 'node:url';

/** A request to a function in a process of its own. */
export interface Question {
  /** The function's module. */
  readonly module: string;
  readonly address: string;
  readonly method?: string;
  readonly body?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** How often, one after another. */
  readonly calls: number;
}

/** The measurements of such a process, in milliseconds. */
export interface Probe {
  readonly imported: number;
  readonly status: number;
  readonly first: number;
  /** The following answers. */
  readonly again: readonly number[];
  readonly bytes: number;
}

type Answer = (request: Request, context: unknown) => Promise<Response>;

/** Imports the given module, sends the given request, and prints a {@link Probe}. */
async function main({ module, address, method = 'GET', body, params = {}, calls }: Question): Promise<void> {
  const start = performance.now();
  const { default: answer } = (await import(pathToFileURL(module).href)) as { default: Answer };
  const imported = performance.now() - start;
  const times: number[] = [];
  let [status, bytes] = [0, 0];
  for (let call = 0; call < calls; call++) {
    // The platform hands it over: Node needs longer to load its `Request` than a function for its answer.
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(address, { method, headers, ...(body !== undefined && { body }) });
    const before = performance.now();
    const response = await answer(request, { params, deploy: { context: 'dev' }, waitUntil: () => undefined });
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - before);
    status = response.status;
  }
  const [first = Number.NaN, ...again] = times;
  // What a function says of itself goes to the same output.
  console.error(JSON.stringify({ imported, status, first, again, bytes } satisfies Probe));
}

await main(JSON.parse(process.argv[2] ?? '{}') as Question);
