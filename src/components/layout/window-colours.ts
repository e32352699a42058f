import { palette } from '#src/styles/palette.ts';

const { light, dark } = palette('paper');

/** Colours of the browser window around a page: the paper of its colour scheme. */
export const WINDOW_COLOURS = { light: light.paper, dark: dark.paper } as const;
