import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import config from '#site-config';
import { functionBundles } from './src/bundle/bundle-functions.ts';
import { drawingFiles } from './src/components/ui/drawing-files.ts';
import { catalogueTypes } from './src/content/catalogue-types.ts';
import { contentSteps } from './src/content/content-steps.ts';
import { companySite } from './src/content/reading/company-site.ts';
import { postbuild } from './src/finish/postbuild.ts';
import { clientDirectives } from './src/hydration/client-directives.ts';
import { LANG_INFO } from './src/i18n/known-languages.ts';
import { configProblems } from './src/i18n/site-config.ts';
import { pageContent } from './src/markdown/pages/page-content.ts';
import { PAGE_SYNTAX } from './src/markdown/pages/syntax.ts';
import { deployOf } from './src/site/deploy.ts';

const settings = configProblems(config, Object.keys(LANG_INFO));
if (settings.length > 0) throw new Error(`site.config.ts:\n${settings.join('\n')}`);

const site = companySite();
const isDev = process.argv.includes('dev');
const deploy = deployOf(process.env, isDev, Date.now());
// The one clock of a build: pages and loaders are bundled apart from this file and read the time from their environment.
process.env['BUILD_DATE'] = new Date(deploy.now).toISOString();

/** Prose pages (`content/pages`): the content check reads them with the same syntax. */
const prose = mdx({
  processor: unified({ remarkPlugins: [...PAGE_SYNTAX, pageContent], gfm: false, smartypants: false }),
  syntaxHighlight: false,
});

const off = { enabled: false };
/** What `astro dev` emulates of the platform: functions and Blobs. Not the built site's headers, whose policy would forbid live reload. */
const EMULATED = {
  headers: off,
  redirects: off,
  edgeFunctions: off,
  images: off,
  aiGateway: off,
  database: off,
  geolocation: off,
};

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  // Style files are taken into the pages when these are finished, each page's own rules only (`src/finish`).
  // Several pages at a time: one alone waits for threads, Astro's digests and its own file, a third of the time.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  // Words keep the space before an inline tag; the JSX-like default loses it.
  compressHTML: true,
  devToolbar: { enabled: false },
  // The encoder's default takes three times as long for pictures that are a twentieth smaller.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    contentSteps(deploy),
    prose,
    react(),
    clientDirectives(),
    catalogueTypes(),
    drawingFiles(),
    postbuild(),
    functionBundles(),
  ],
  vite: {
    // A build without the packages for development has no emulator, and needs none.
    plugins: isDev ? [(await import('@netlify/vite-plugin')).default(EMULATED)] : [],
    // Drawings stay files, so that they load late and are cached. Styles are minified when pages are finished (`src/finish/prune-styles.ts`).
    build: { assetsInlineLimit: 0, cssMinify: false },
  },
});
