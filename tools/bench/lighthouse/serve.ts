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
 * Serve a built folder as the platform's network does: compressed with Brotli, once per file. The server is a separate process, because
 * Lighthouse keeps this one busy while it measures.
 *
 * @param isPlain leaves out the site's own headers, because the baselines have none. On loopback two headers change the measurement. The
 *   speculation rules file arrives before the first frame, and Lighthouse counts it as a round trip. `Cross-Origin-Opener-Policy` makes
 *   Chromium change the process of an empty tab, as for every visit from another site
 */
export async function serve(folder: string, isPlain: boolean): Promise<Served> {
  const args = [SERVER, folder, isPlain ? 'plain' : 'all'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), stop: () => server.kill() };
}
