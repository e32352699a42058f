import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import sirv from 'sirv';

/** A rule of `_redirects`, as the platform's parser reads it. */
interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Files of a build that the platform reads and does not serve. */
const PLATFORM_FILES = ['/_headers', '/_redirects'];

/**
 * Serve a built site by the files `_headers` and `_redirects`, as the platform's own parsers read them. A file of an address wins over a
 * redirect; without both, the answer is the page of the rule with status 404, or `404.html`.
 *
 * @param folder the build, e.g. `dist`; files that change are served as they are
 */
export async function builtSite(folder: string): Promise<RequestListener> {
  const [headersFiles, redirectsFiles] = [[path.join(folder, '_headers')], [path.join(folder, '_redirects')]];
  const { headers } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true });
  const { redirects } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  const headerRules = headers.map((rule) => ({ values: Object.entries(rule.values), pattern: patternOf(rule.for) }));
  const rules = (redirects as readonly Rule[]).map((rule) => ({ ...rule, pattern: patternOf(rule.from) }));
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    for (const { pattern, values } of headerRules) if (pattern.test(pathname)) response.setHeaders(new Map(values));
    const withoutFile = () => {
      const rule = rules.find(({ pattern }) => pattern.test(pathname));
      if (rule === undefined || rule.status === 404) {
        const page = readFileSync(path.join(folder, `${rule?.to ?? '/404'}.html`));
        return void response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
      }
      const to = rule.to.replace(':splat', () => rule.pattern.exec(pathname)?.[1] ?? '');
      response.writeHead(rule.status, { Location: to + query }).end();
    };
    if (PLATFORM_FILES.includes(pathname)) withoutFile();
    else files(request, response, withoutFile);
  };
}

/** The paths of a rule: `/news/*` means `/news` and all below, a star elsewhere means anything. A slash at the end makes no difference. */
function patternOf(rule: string): RegExp {
  const escaped = RegExp.escape(rule)
    .replace(/\\\/\\\*$/, '(?:/(.*))?')
    .replaceAll('\\*', '.*');
  return new RegExp(`^${escaped}/?$`, 's');
}
