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
import { clientDirectives } from './src/hydration/client-directives.ts';
import { LANG_INFO } from './src/i18n/known-languages.ts';
import { ownLanguages } from './src/i18n/own-languages.ts';
import { configProblems } from './src/i18n/site-config.ts';
import { pageContent } from './src/markdown/pages/page-content.ts';
import { PAGE_SYNTAX } from './src/markdown/pages/syntax.ts';
import { postbuild } from './src/postbuild/integrations.ts';
import { deployOf } from './src/site/deploy.ts';
import { ROUTE_PATHS } from './src/site/routes.ts';
import { latinLanguages } from './src/styles/latin-languages.ts';

const settings = configProblems(config, Object.keys(LANG_INFO), ROUTE_PATHS);
if (settings.length > 0) throw new Error(`site.config.ts:\n${settings.join('\n')}`);

const site = companySite();
const isDev = process.argv.includes('dev');
const deploy = deployOf(process.env, isDev, Date.now());
// The clock of a build. Pages and loaders are bundled separately from this file and read the time from the environment.
process.env['BUILD_DATE'] = new Date(deploy.now).toISOString();

/** Prose pages (`content/pages`): the content check reads them with the same syntax. */
const prose = mdx({
  processor: unified({ remarkPlugins: [...PAGE_SYNTAX, pageContent], gfm: false, smartypants: false }),
  syntaxHighlight: false,
});

const off = { enabled: false };
/** `astro dev` emulates functions and Blobs. It does not send the built site's headers: their policy would forbid live reload. */
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
  // Post-processing (`src/postbuild`) puts the rules that a page uses into the page.
  // Several pages at a time: a single one spends a third of the time waiting for threads, digests and files.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  // Keeps the space between a word and an inline tag. The JSX-like default removes it.
  compressHTML: true,
  devToolbar: { enabled: false },
  // The encoder's default effort takes three times as long for images that are 5 % smaller.
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
    // A build without development dependencies has no emulator.
    plugins: [
      latinLanguages(),
      ownLanguages(),
      ...(isDev ? [(await import('@netlify/vite-plugin')).default(EMULATED)] : []),
    ],
    // Drawings stay files, so that they load lazily and are cached. Post-processing minifies styles (`src/postbuild/prune-styles.ts`).
    build: { assetsInlineLimit: 0, cssMinify: false },
    // One file compresses better than four, and islands ask for all four at once.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
            },
          },
        },
      },
    },
  },
});
