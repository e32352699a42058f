import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { median } from './random.ts';

// One list of forty articles, built twice: drawn by React in the browser, and as finished HTML with one island
// (article: react-islands-static-first). `node tools/article-figures/measure/islands.ts` prints the table; two minutes.

const PORT = 8972;
const VISITS = 15;
/** A telephone of the middle class, as Lighthouse throttles it: bits per second, ms of latency, times slower. */
const PHONE = { down: 1_638_400, latencyMs: 150, cpu: 4 };

const ARTICLES = Array.from({ length: 40 }, (_, at) => ({
  slug: `article-${at}`,
  title: `サンプル記事 ${at} ${'設計 検索 移行 試算 図面'.split(' ')[at % 5]}`,
  summary: '一覧に出る要約です。二行ほどの長さで、検索の対象になります。'.repeat(2),
}));

const LIST = `
  import { useEffect, useRef, useState } from 'react';
  export function List({ articles, q, setQ, box }) {
    const shown = articles.filter((a) => (a.title + a.summary).includes(q));
    return <main><h1>記事の一覧</h1><p>図面と記録から、設計の判断を書き残しています。</p>
      <input ref={box} name="q" defaultValue="" onChange={(e) => setQ(e.target.value)} />
      <ul>{shown.map((a) => <li key={a.slug}><a href={'/' + a.slug}>{a.title}</a><p>{a.summary}</p></li>)}</ul></main>;
  }`;

const ENTRIES = {
  spa: `${LIST}
    import { createRoot } from 'react-dom/client';
    function App() {
      const [articles, setArticles] = useState([]); const [q, setQ] = useState('');
      useEffect(() => { fetch('/articles.json').then((r) => r.json()).then(setArticles); }, []);
      return articles.length ? <List articles={articles} q={q} setQ={setQ} /> : <p>…</p>;
    }
    createRoot(document.getElementById('root')).render(<App />);`,
  island: `${LIST}
    import { hydrateRoot } from 'react-dom/client';
    function Island({ articles }) {
      const [q, setQ] = useState(''); const box = useRef(null);
      useEffect(() => { if (box.current?.value) setQ(box.current.value); }, []);
      return <List articles={articles} q={q} setQ={setQ} box={box} />;
    }
    const root = document.getElementById('root');
    hydrateRoot(root, <Island articles={JSON.parse(document.getElementById('data').textContent)} />);`,
  server: `${LIST}
    import { renderToString } from 'react-dom/server';
    export const html = (articles) => renderToString(<List articles={articles} q="" setQ={() => {}} />);`,
} as const;

async function bundle(code: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'jsx', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: platform === 'browser',
    platform,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(platform === 'node' && {
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');",
      },
    }),
  });
  return outputFiles[0]?.text ?? '';
}

const spa = await bundle(ENTRIES.spa, 'browser');
const island = await bundle(ENTRIES.island, 'browser');
const server = await bundle(ENTRIES.server, 'node');
const { html } = await import(`data:text/javascript,${encodeURIComponent(server)}`);
const page = (body: string): string =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>一覧</title><style>body{font:16px/1.8 sans-serif;max-width:40em;margin:auto}h1{font-size:40px}</style>${body}</html>`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/spa': ['text/html', page('<div id="root"></div><script type="module" src="/spa.js"></script>')],
  '/island': [
    'text/html',
    page(
      `<div id="root">${html(ARTICLES)}</div><script type="application/json" id="data">${JSON.stringify(ARTICLES)}</script><script type="module" src="/island.js"></script>`,
    ),
  ],
  '/spa.js': ['text/javascript', spa],
  '/island.js': ['text/javascript', island],
  '/articles.json': ['application/json', JSON.stringify(ARTICLES)],
};

/** Runs in the page from its start: notes when the search field is there, and when typing into it changes the list. */
function watch(): void {
  const times: { field?: number; reacts?: number; lcp?: number } = {};
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    times.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timer = setInterval(() => {
    const field = document.querySelector('input');
    if (field === null) return;
    times.field ??= performance.now();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, field.value === '図面' ? '試算' : '図面');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.querySelectorAll('li').length >= 40) return;
    times.reacts = performance.now();
    clearInterval(timer);
  }, 20);
}

async function visit(browser: Browser, address: string): Promise<Record<'lcp' | 'field' | 'reacts', number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.down / 8,
    uploadThroughput: PHONE.down / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  await tab.addInitScript(watch);
  await tab.goto(`http://127.0.0.1:${PORT}${address}`);
  await tab.waitForFunction('window.times.reacts !== undefined');
  await tab.waitForTimeout(200);
  const times = await tab.evaluate('window.times');
  await context.close();
  return times as Record<'lcp' | 'field' | 'reacts', number>;
}

const web = createServer((request, response) => {
  const [type, text] = FILES[request.url ?? ''] ?? ['text/plain', ''];
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('content-encoding', 'gzip');
  response.end(gzipSync(text, { level: 9 }));
}).listen(PORT, '127.0.0.1');

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const react = JSON.parse(readFileSync('node_modules/react/package.json', 'utf8')).version;
console.log(`React ${react}, Chromium ${browser.version()}, ${VISITS} visits each, medians in ms`);
for (const name of ['spa', 'island'] as const) {
  const visits: Record<'lcp' | 'field' | 'reacts', number>[] = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, `/${name}`));
  const middle = (key: 'lcp' | 'field' | 'reacts'): string => {
    const all = visits.map((times) => times[key]);
    return `${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`;
  };
  const size = (file: string): number => gzipSync(FILES[file]?.[1] ?? '', { level: 9 }).length;
  console.log(name, {
    html: size(`/${name}`),
    script: size(`/${name}.js`),
    lcp: middle('lcp'),
    field: middle('field'),
    reacts: middle('reacts'),
  });
}
await browser.close();
web.close();
