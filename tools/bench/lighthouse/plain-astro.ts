import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { articleFiles } from '#tools/bench/scale/articles.ts';
import { BENCH_FOLDER, putFile } from '#tools/bench/site-copy.ts';

const PAGE = `---
import '../style.css';
const { title, lang = 'ja' } = Astro.props;
---
<!doctype html>
<html lang={lang}><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>{title}</title><meta name="description" content={title} /></head>
<body><header><nav><a href="/">Home</a></nav></header><main><slot /></main></body></html>
`;
const HOME = `---
import Page from '../layouts/Page.astro';
import { getCollection } from 'astro:content';
const articles = (await getCollection('articles')).slice(0, 12);
---
<Page title="Articles"><h1>Articles</h1><ul>{articles.map(({ id, data }) => <li><a href={'/articles/' + id}>{data.title}</a><p>{data.summary}</p></li>)}</ul></Page>
`;
const ARTICLE = `---
import Page from '../../layouts/Page.astro';
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () => (await getCollection('articles')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<Page title={entry.data.title} lang={entry.id.slice(0, 2)}><article><h1>{entry.data.title}</h1><Content /></article></Page>
`;
const CONFIG = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { articles: defineCollection({ loader: glob({ pattern: '**/*.md', base: './content' }) }) };
`;

/**
 * Builds a site of Astro with its default settings from articles of the fixture.
 *
 * @throws Error when the build fails
 */
export function builtPlainAstro(): string {
  const root = path.join(BENCH_FOLDER, 'plain-astro');
  rmSync(root, { recursive: true, force: true });
  const files = {
    'package.json': '{"type":"module"}',
    'astro.config.mjs': "export default { build: { format: 'file' } };\n",
    'src/content.config.ts': CONFIG,
    'src/style.css':
      'body{font-family:system-ui,sans-serif;line-height:1.8;margin:auto;max-width:60rem}pre{overflow:auto}',
    'src/layouts/Page.astro': PAGE,
    'src/pages/index.astro': HOME,
    'src/pages/articles/[...slug].astro': ARTICLE,
  };
  for (const [file, text] of Object.entries(files)) putFile(path.join(root, file), text);
  for (const { lang, slug, text } of articleFiles(99)) putFile(path.join(root, 'content', lang, `${slug}.md`), text);
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  const { status, stdout } = spawnSync(process.execPath, [astro, 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`plain Astro site: ${stdout}`);
  return path.join(root, 'dist');
}
