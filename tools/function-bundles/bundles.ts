import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { resolveConfig } from '@netlify/config';
import { type Config, type NodeBundlerName, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { filesBelow } from '#src/content/reading/files-below.ts';

/** A function as the platform gets it, unpacked. */
export interface Bundle {
  readonly name: string;
  /** Its folder, with everything that the function may read. */
  readonly folder: string;
  /** Its module, whose default export answers requests. */
  readonly module: string;
  /** Patterns of its addresses; none for a scheduled one. */
  readonly routes: readonly string[];
  /** A cron expression, in UTC. */
  readonly schedule: string | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Everything in it but the packer's own files. */
  readonly files: readonly BundledFile[];
}

interface RateLimit {
  /** Requests in `seconds`, counted for all that share `by`. */
  readonly limit: number;
  readonly seconds: number;
  readonly by: readonly string[];
}

export interface BundledFile {
  /** Below the bundle's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Bytes in a zip. */
  readonly zipped: number;
}

/** The packer's bootstrap, entry point and telemetry, the same in every bundle. */
const OF_PACKER = /^___netlify-/;

/**
 * Pack the built functions as the platform does: with its own packer, under the settings of `netlify.toml`.
 *
 * @param root the project's folder, after a build
 * @param destination where the bundles go, one folder each; outside the project nothing of it is found from there
 * @throws Error when `netlify.toml` or a function's `config` is not valid
 */
export async function packFunctions(root: string, destination: string): Promise<Bundle[]> {
  const { config } = await resolveConfig({
    config: path.join(root, 'netlify.toml'),
    repositoryRoot: root,
    cwd: root,
    context: 'production',
    branch: 'main',
    mode: 'require',
    offline: true,
    buffer: true,
  });
  const packed = await zipFunctions(config.functionsDirectory, destination, {
    archiveFormat: 'none',
    basePath: root,
    config: settings(config.functions, root),
  });
  return packed.map(({ name, path: folder, routes = [], schedule, trafficRules, entryFilename }) => {
    const limit = trafficRules?.action.config;
    const entry = readFileSync(path.join(folder, entryFilename), 'utf8');
    return {
      name,
      folder,
      module: path.join(folder, /getLambdaHandler\('(.+)'\)/.exec(entry)?.[1] ?? ''),
      routes: routes.map(({ pattern }) => pattern),
      schedule,
      rateLimit: limit && {
        limit: limit.rateLimitConfig.windowLimit,
        seconds: limit.rateLimitConfig.windowSize,
        by: limit.aggregate.keys.map(({ type }) => type),
      },
      files: filesOf(folder),
    };
  });
}

/** A table `[functions."name"]` of `netlify.toml`. */
interface FunctionSettings {
  readonly node_bundler?: NodeBundlerName;
  readonly included_files?: string[];
}

/** The packer's names for these settings, as `@netlify/build` translates them. */
function settings(functions: Readonly<Record<string, FunctionSettings>>, root: string): Config {
  return Object.fromEntries(
    Object.entries(functions).map(([pattern, { node_bundler, included_files }]) => [
      pattern,
      { nodeBundler: node_bundler, includedFiles: included_files, includedFilesBasePath: root },
    ]),
  );
}

function filesOf(folder: string): BundledFile[] {
  return filesBelow(folder)
    .filter((file) => !OF_PACKER.test(path.basename(file)))
    .map((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return { path: file, bytes: bytes.length, zipped: deflateRawSync(bytes, { level: 9 }).length };
    });
}
