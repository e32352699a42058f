import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.ts';

/** How a visitor sees the site: a window, preferences, a size of text. */
export interface Mode {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** Space between lines, letters, words and paragraphs as a reader's own style sheet sets it. */
  readonly isSpaced?: boolean;
}

/** WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const USUAL = { width: 1280, height: 800 } as const;

/**
 * The modes in which every page must hold.
 *
 * Zoom of 400 % on a window of 1280 × 1024 leaves 320 × 256 CSS pixels (WCAG 2.2, 1.4.10); text of 200 % is 1.4.4.
 */
export const MODES = {
  light: {},
  dark: { media: { colorScheme: 'dark' } },
  'forced-colours': { media: { colorScheme: 'dark', forcedColors: 'active' } },
  // The browser's own setting, see below.
  'text-200': {},
  'text-spacing': { isSpaced: true },
  'zoom-400': { viewport: { width: 320, height: 256 } },
  'reduced-motion': { media: { reducedMotion: 'reduce' } },
  print: { viewport: { width: 640, height: 900 }, media: { media: 'print' } },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof MODES;

export const MODE_NAMES = Object.keys(MODES) as readonly ModeName[];

/** Preferences of a visitor who set nothing. */
const NOTHING_SET = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** Show an open page in a mode; what the mode does not name goes back to what is usual. */
export async function show(page: Page, name: ModeName): Promise<void> {
  const { viewport = USUAL, media, isSpaced = false }: Mode = MODES[name];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ ...NOTHING_SET, ...media });
  await page.evaluate(
    (rules) => {
      // CSSOM, because the page policy forbids a style element of ours.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      scrollTo(0, 0);
      // Colours that fade into each other have the contrast of neither.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    },
    isSpaced ? SPACING : '',
  );
}

/**
 * A browser with a default font size of 32 px instead of 16 px. Every `rem` depends on it, in media queries too. The setting cannot change
 * after the start, so `text-200` needs a browser of its own.
 */
export function launchWithLargeText(): Promise<Browser> {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...options.args, '--blink-settings=defaultFontSize=32'] });
}
