import { rmSync } from 'node:fs';
import path from 'node:path';
import { shareImages } from '#src/share-images/share-images.ts';
import { finishPages } from './finish-pages.ts';
import { writeSearchPages } from './search-pages.ts';
import { settlePictures } from './settle-pictures.ts';
import { writeSitemap } from './sitemap.ts';

const DIST = 'dist';

/**
 * The second step of `npm run build`, over what the first one left in `dist`: pages are finished, and what is made of what they say
 * follows: sitemap, share images, the list for the search index.
 *
 * It knows pages, styles and scripts, not who made them. A page that must not be published stops the build with its name.
 */
async function main(): Promise<void> {
  const start = performance.now();
  const { ahead, facts, styles } = await finishPages(DIST);
  // Every page holds the styles it uses; nothing links the files any more.
  for (const address of styles) rmSync(path.join(DIST, address));
  console.log(`[finish] pages finished in ${Math.round(performance.now() - start)} ms, ${ahead} of them ahead`);
  console.log(`[finish] ${await settlePictures(DIST)} pictures removed that nothing shows`);
  await writeSitemap(facts, DIST);
  await shareImages(facts, DIST);
  writeSearchPages(facts);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
