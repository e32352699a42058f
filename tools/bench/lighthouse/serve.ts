import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A built site on loopback. */
export interface Served {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  stop(): void;
}

const SERVER = fileURLToPath(new URL('server-process.ts', import.meta.url));

/**
 * Serve a built folder as the platform's network does: compressed by brotli, once for each file; in a process of its own, since Lighthouse
 * keeps this one busy while it measures.
 *
 * @param isPlain leaves out the site's own headers, as the baselines beside it have none. On loopback two of them change what is measured:
 *   the file of speculation rules arrives before the first frame, and Lighthouse's model takes each such file for a round trip; and for
 *   `Cross-Origin-Opener-Policy` Chromium changes the process of an empty tab, as it does for every visit from another site
 */
export async function serve(folder: string, isPlain: boolean): Promise<Served> {
  const args = [SERVER, folder, isPlain ? 'plain' : 'all'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), stop: () => server.kill() };
}
