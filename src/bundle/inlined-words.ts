import type { Plugin } from 'esbuild';
import { CONTACT_FILES, readContactWords } from '#src/server/contact-words.ts';

/**
 * Replaces the module of the functions' texts by those texts as JSON: functions then read no catalogue at run time, and esbuild drops the
 * texts that a function does not use.
 */
export function inlinedWords(): Plugin {
  return {
    name: 'inlined-words',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]src[\\/]server[\\/]contact-words\.ts$/ }, () => ({
        contents: JSON.stringify(readContactWords()),
        loader: 'json',
        watchFiles: [...CONTACT_FILES],
      }));
    },
  };
}
