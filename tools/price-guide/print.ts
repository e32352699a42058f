import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { launchOptions } from '#tools/browser/chromium.ts';
import { command } from '#tools/command-line/command.ts';
import { fontFaces } from './fonts.ts';
import { guideOf, guidePath } from './guide.ts';

async function main(): Promise<void> {
  command(
    'price-guide',
    'Prints the guide to prices from the content to public/downloads, a PDF for each language.',
  ).parse();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const lang of PUBLISHED_LANGS) {
      const guide = guideOf(lang);
      if (guide === undefined) continue;
      const tab = await browser.newPage();
      await tab.setContent(guide.html.replace('<style>', `<style>${await fontFaces(guide.html, lang)}`));
      await tab.evaluate(() => document.fonts.ready);
      const pdf = await tab.pdf({ preferCSSPageSize: true, tagged: true });
      const file = path.join('public', guidePath(lang));
      mkdirSync(path.dirname(file), { recursive: true });
      // What it prints, in a comment below its end, by which a test sees that it is up to date.
      writeFileSync(file, Buffer.concat([pdf, Buffer.from(`% facts ${JSON.stringify(guide.facts)}\n`)]));
      console.log(`${file}: wrote ${Math.ceil(pdf.length / 1000)} kB. Read it, then commit it.`);
      await tab.close();
    }
  } finally {
    await browser.close();
  }
}

await main();
