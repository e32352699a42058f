import { IS_DRAWN } from '#src/site/frame.ts';
import { palette } from '#src/styles/palette.ts';

const { light, dark } = palette('paper', 'sheet', 'band');

/** Colours of the browser window around a page: those of its header, or in the dark of a plain site the nearest token. */
export const WINDOW_COLOURS = IS_DRAWN
  ? { light: light.paper, dark: dark.paper }
  : { light: light.sheet, dark: dark.band };
