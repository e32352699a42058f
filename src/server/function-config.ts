import type { Config } from '@netlify/functions';

/**
 * The configuration of a function, which the platform's packer reads from its source: addresses or schedule, and the files to pack.
 *
 * The last two are not in the platform's own type, but in its packer (https://docs.netlify.com/build/frameworks/frameworks-api/).
 * It ignores `node_bundler` of netlify.toml for functions like these.
 */
export type FunctionConfig = Config & {
  /** As it is: the build has bundled it. Otherwise the packer takes along every package and folder that it might read. */
  readonly nodeBundler: 'none';
  /** Beside its bundle: what it reads (`data-dir.ts`), and what it loads on demand (`src/bundle`). */
  readonly includedFiles?: readonly ('data/**' | 'on-demand/**')[];
};
