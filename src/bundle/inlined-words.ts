import type { Plugin } from 'esbuild';
import { CONTACT_FILES, readContactWords } from '#src/api/contact-words.ts';

/**
 * Replaces the module with the functions' texts by the texts as JSON. Functions then read no catalogue at run time, and esbuild removes
 * texts that a function does not use.
 */
export function inlinedWords(): Plugin {
  return {
    name: 'inlined-words',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]src[\\/]api[\\/]contact-words\.ts$/ }, () => ({
        contents: JSON.stringify(readContactWords()),
        loader: 'json',
        watchFiles: [...CONTACT_FILES],
      }));
    },
  };
}
