import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { NetlifyDev } from '@netlify/dev';
import { decodedPath, fileAt, isPlatformFile } from '#tools/built-site/file-at.ts';
import { type LocalServer, onLoopback } from '#tools/built-site/loopback.ts';
import { pathOf } from '#tools/built-site/request-path.ts';
import { builtFunctions, type Functions } from './functions.ts';
import { removeUnfinishedWrites } from './unfinished-writes.ts';

const NOT_FOUND_PAGE = '/404';

/**
 * Serve the built site with its functions, headers, redirects and 404 pages on Netlify's emulator, on loopback only.
 *
 * @param port 0 takes any free one
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function startSite(projectRoot: string, port: number): Promise<LocalServer> {
  removeUnfinishedWrites(projectRoot);
  const emulator = new NetlifyDev({
    projectRoot,
    skipGitignore: true,
    aiGateway: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    functions: { enabled: false },
    geolocation: { enabled: false },
    images: { enabled: false },
  });
  const functions = await builtFunctions(projectRoot);
  const server = createServer((request, response) => {
    answer(emulator, functions, projectRoot, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await emulator.start();
  // Listen only when the emulator is ready: before that, its answer is a 404.
  const { url, stop } = await onLoopback(server, port).catch(async (error: unknown) => {
    await emulator.stop();
    throw error;
  });
  return {
    url,
    stop: async () => {
      await stop();
      await emulator.stop();
    },
  };
}

async function answer(
  emulator: NetlifyDev,
  functions: Functions,
  projectRoot: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '' } = request;
  const pathname = pathOf(request);
  if (pathname === undefined) return void response.writeHead(400).end();
  const headers = new Map<string, string>();
  const collect = { headersCollector: (name: string, value: string) => void headers.set(name, value) };
  // The emulator fails on `%` without two digits behind it and on `//`; no page has such an address.
  const isReadable = decodedPath(pathname) !== undefined && URL.canParse(request.url ?? '', 'http://localhost');
  const isAddress = isReadable && !isPlatformFile(pathname);
  const answered = isAddress && method !== 'TRACE' ? await functions(request) : undefined;
  if (answered) return send(response, answered, headers, answered.status);
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const found = isAddress ? await emulator.handleAndIntrospectNodeRequest(request, collect) : undefined;
  // The only rewrites of the site are its 404 rules, which the emulator answers with 200. It also reports a page of its own
  // that a rule's pattern covers (`/news` under `/news/*`) as one, though it serves the page.
  if (found) {
    const isNotFoundRule =
      found.type === 'redirect' &&
      found.response.status === 200 &&
      fileAt(path.join(projectRoot, 'dist'), pathname) === undefined;
    return send(response, found.response, headers, isNotFoundRule ? 404 : found.response.status);
  }
  const page = await emulator.handle(new Request(`http://localhost${NOT_FOUND_PAGE}`), collect);
  return page ? send(response, page, headers, 404) : send(response, new Response('Not Found'), headers, 404);
}

async function send(
  out: ServerResponse,
  answered: Response,
  extra: ReadonlyMap<string, string>,
  status: number,
): Promise<void> {
  out.statusCode = status;
  answered.headers.forEach((value, name) => {
    out.appendHeader(name, value);
  });
  for (const [name, value] of extra) out.setHeader(name, value);
  if (answered.body === null) {
    out.end();
    return;
  }
  await new Promise<void>((resolve, reject) => {
    Readable.fromWeb(answered.body as never)
      .pipe(out)
      .on('finish', resolve)
      .on('error', reject);
  });
}
