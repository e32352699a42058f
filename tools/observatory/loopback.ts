import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Answer, listenerOf } from '#tools/built-site/static-host.ts';

/** A site on loopback: HTTPS, and HTTP that leads there, as on the platform. */
interface Loopback {
  readonly httpPort: number;
  readonly httpsPort: number;
  stop(): void;
}

/**
 * Serve answers on two free ports of `localhost`, under a certificate made for this run that this process trusts from then on.
 *
 * @throws Error when `openssl` is missing
 * @example const { httpsPort, stop } = await serveLoopback(await builtSite('dist'));
 */
export async function serveLoopback(answer: (pathname: string) => Answer): Promise<Loopback> {
  const { key, cert } = certificate();
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  const secure = createHttpsServer({ key, cert }, listenerOf(answer));
  const httpsPort = await listen(secure);
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url ?? '/'}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    stop: () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
