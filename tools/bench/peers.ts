import path from 'node:path';
import { installedPackages } from '#tools/foreign-packages/installed.ts';

/**
 * What a command measures beside the site.
 *
 * @param command the folder below `tools/bench` that holds `peers/`
 * @returns the folder that holds their `node_modules`
 * @throws Error when the packages cannot be installed
 */
export function installedPeers(command: 'scale' | 'lighthouse'): string {
  return installedPackages(path.join(import.meta.dirname, command, 'peers'), `bench/${command}-peers`);
}
