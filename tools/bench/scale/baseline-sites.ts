import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { installedBaselines } from '#tools/bench/baselines.ts';
import { BENCH_FOLDER, putFile } from '#tools/bench/site-copy.ts';
import { articleFiles } from './articles.ts';

/** A site of the same articles that another generator builds: home, lists of twelve, a page for each article, one layout. */
export interface BaselineSite {
  readonly root: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder of the built pages. */
  readonly out: string;
}

const STYLE = 'body{font-family:system-ui,sans-serif;line-height:1.8;margin:auto;max-width:60rem}pre{overflow:auto}';
const LINKS = ['', 'about-us', 'services', 'challenged', 'recruit', 'news', 'tech-articles', 'contact']
  .map((page) => `<li><a href="/${page}">${page || 'home'}</a></li>`)
  .join('');

/** The one layout, in a generator's own template language. */
const layout = (title: string, description: string, content: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${description}"><style>${STYLE}</style></head><body><header><nav><ul>${LINKS}</ul></nav></header><main>${content}</main><footer><ul>${LINKS}</ul></footer></body></html>\n`;

/** A site for Eleventy with its own highlighter; the packages are installed when they are not there. */
export function eleventySite(count: number): BaselineSite {
  const baselines = installedBaselines('scale');
  const root = path.join(baselines, `eleventy-${count}`);
  const list = (lang: string) =>
    `---\nlayout: page.liquid\ntitle: List\npagination:\n  data: collections.${lang}\n  size: 12\npermalink: "list/${lang}/{{ pagination.pageNumber }}/"\n---\n<h1>Articles</h1><ul>{% for a in pagination.items %}<li><time>{{ a.date | iso }}</time> <a href="{{ a.url }}">{{ a.data.title }}</a><p>{{ a.data.summary }}</p></li>{% endfor %}</ul>{% if pagination.href.next %}<a href="{{ pagination.href.next }}">next</a>{% endif %}\n`;
  write(root, count, 'src/articles', {
    'package.json': '{"type":"module"}',
    'eleventy.config.js': `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
export default function (config) {
  config.addPlugin(highlight);
  config.addFilter('iso', (date) => date.toISOString().slice(0, 10));
  for (const lang of ${JSON.stringify(LANGS)})
    config.addCollection(lang, (api) => api.getFilteredByGlob('src/articles/' + lang + '/*.md').sort((a, b) => b.date - a.date));
  return { dir: { input: 'src', output: 'dist' }, markdownTemplateEngine: false, htmlTemplateEngine: 'liquid' };
}
`,
    'src/articles/articles.json': '{"layout":"article.liquid"}',
    'src/_includes/page.liquid': layout('{{ title }}', '{{ summary }}', '{{ content }}'),
    'src/_includes/article.liquid':
      '---\nlayout: page.liquid\n---\n<article><h1>{{ title }}</h1><time>{{ page.date | iso }}</time><ul>{% for tag in tags %}<li>{{ tag }}</li>{% endfor %}</ul>{{ content }}</article>\n',
    'src/index.html': `---\nlayout: page.liquid\ntitle: Home\n---\n<h1>Home</h1><ul>{% for a in collections.${DEFAULT_LANG} limit:5 %}<li><a href="{{ a.url }}">{{ a.data.title }}</a></li>{% endfor %}</ul>\n`,
    ...Object.fromEntries(LANGS.map((lang) => [`src/list-${lang}.html`, list(lang)])),
  });
  const cli = path.join(baselines, 'node_modules/@11ty/eleventy/cmd.cjs');
  return { root, command: process.execPath, args: [cli, '--quiet'], out: path.join(root, 'dist') };
}

/** A site for Hugo, where its program is installed; undefined where it is not. */
export function hugoSite(count: number): BaselineSite | undefined {
  if (spawnSync('hugo', ['version']).status !== 0) return undefined;
  const root = path.join(BENCH_FOLDER, `hugo-${count}`);
  write(root, count, 'content/articles', {
    'config.toml':
      'baseURL = "https://example.com/"\ntitle = "x"\npaginate = 12\nhasCJKLanguage = true\ndisableKinds = ["taxonomy", "term", "RSS"]\n[markup.highlight]\nnoClasses = false\n',
    ...Object.fromEntries(LANGS.map((lang) => [`content/articles/${lang}/_index.md`, '---\ntitle: Articles\n---\n'])),
    'layouts/_default/baseof.html': layout('{{ .Title }}', '{{ .Params.summary }}', '{{ block "main" . }}{{ end }}'),
    'layouts/_default/single.html':
      '{{ define "main" }}<article><h1>{{ .Title }}</h1><time>{{ .Date.Format "2006-01-02" }}</time><ul>{{ range .Params.tags }}<li>{{ . }}</li>{{ end }}</ul>{{ .TableOfContents }}{{ .Content }}</article>{{ end }}',
    'layouts/_default/list.html':
      '{{ define "main" }}<h1>Articles</h1><ul>{{ $p := .Paginate .RegularPagesRecursive }}{{ range $p.Pages }}<li><time>{{ .Date.Format "2006-01-02" }}</time> <a href="{{ .RelPermalink }}">{{ .Title }}</a><p>{{ .Params.summary }}</p></li>{{ end }}</ul>{{ template "_internal/pagination.html" . }}{{ end }}',
    'layouts/index.html':
      '{{ define "main" }}<h1>Home</h1><ul>{{ range first 5 .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}',
  });
  return { root, command: 'hugo', args: ['--quiet', '--destination', 'dist'], out: path.join(root, 'dist') };
}

function write(root: string, count: number, articles: string, files: Readonly<Record<string, string>>): void {
  rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) putFile(path.join(root, file), text);
  for (const { lang, slug, text } of articleFiles(count)) putFile(path.join(root, articles, lang, `${slug}.md`), text);
}
