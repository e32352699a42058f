import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { finishPages } from './src/build/finish-pages.ts';
import { publishedPages, sitemapEntry } from './src/build/published-pages.ts';
import { functionBundles } from './src/bundle/function-bundles.ts';
import { drawingFiles } from './src/components/ui/drawing-files.ts';
import { contentSteps } from './src/content/content-steps.ts';
import { companySite } from './src/content/read-content.ts';
import { clientDirectives } from './src/hydration/client-directives.ts';
import { pageContent } from './src/markdown/pages/page-content.ts';
import { PAGE_SYNTAX } from './src/markdown/pages/tree.ts';
import { deployOf } from './src/site/deploy.ts';
import { latinLanguages } from './src/styles/latin-languages.ts';
import { devFunctions } from './tools/serve/dev-functions.ts';

const isDev = process.argv.includes('dev');
const deploy = deployOf(process.env, isDev, Date.now());
// The clock of a build. Pages and loaders are bundled separately from this file and read the time from the environment.
process.env['BUILD_DATE'] = new Date(deploy.now).toISOString();

export default defineConfig({
  site: companySite(),
  output: 'static',
  trailingSlash: 'never',
  // Styles are in the page: a stylesheet that blocks rendering costs about 140 ms of the largest paint.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  // Keeps the space between a word and an inline tag. The JSX-like default removes it.
  compressHTML: true,
  devToolbar: { enabled: false },
  // The encoder's default effort takes three times as long for images that are 5 % smaller.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    contentSteps(deploy),
    // Prose pages (`content/pages`): the content check reads them with the same syntax.
    mdx({
      processor: unified({ remarkPlugins: [...PAGE_SYNTAX, pageContent], gfm: false, smartypants: false }),
      syntaxHighlight: false,
    }),
    react(),
    clientDirectives(),
    drawingFiles(),
    finishPages(),
    sitemap({
      // The protocol allows 50,000 addresses in a file, and smaller files are read sooner.
      entryLimit: 10_000,
      namespaces: { news: false, image: false, video: false, xhtml: true },
      serialize: ({ url }) => sitemapEntry(url),
    }),
    publishedPages(deploy.audience),
    functionBundles(),
  ],
  vite: {
    plugins: [latinLanguages(), devFunctions()],
    // Drawings stay files, so that they load lazily and are cached. Styles are minified with their page (`src/build/page-styles.ts`).
    build: { assetsInlineLimit: 0, cssMinify: false },
  },
});
