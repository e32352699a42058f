import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The Node that runs the commands of this project. This file is JavaScript because a Node that is too old for TypeScript has to run it.
 *
 * @typedef {object} RunningNode
 * @property {string} version such as `24.21.0`
 * @property {string} platform
 * @property {string} arch
 * @property {string | undefined} installed SHA-256 of the executable if it is one of `node_modules`
 */

/**
 * Why the Node that runs the commands must not be used; undefined if it may.
 *
 * @param {RunningNode} node
 * @param {{ version: string, sha256: Readonly<Record<string, string>> }} executables what `npm ci` installs, by platform
 * @returns {string | undefined}
 */
export function nodeProblem({ version, platform, arch, installed }, executables) {
  const wanted = Number.parseInt(executables.version, 10);
  if (installed !== undefined && installed !== executables.sha256[`${platform}-${arch}`])
    return `The Node executable in node_modules has the SHA-256 ${installed}, which tools/node/node-executables.json does
not have for ${platform}-${arch}. Delete node_modules and run "npm ci" again. If you see this message again, run nothing of this
checkout: the package may not be the one that was reviewed.`;
  if (Number.parseInt(version, 10) < wanted)
    return `This project needs Node ${wanted} or newer, and this is Node ${version}. "npm ci" installs Node ${executables.version} only on
${Object.keys(executables.sha256).join(', ')}, and not with --omit=optional. Install it yourself, for example with "nvm install",
and run "npm ci" again.`;
  return undefined;
}

/** @returns {RunningNode} */
function runningNode() {
  const { execPath, platform, arch, versions } = process;
  const isInstalled = !path.relative(path.join(ROOT, 'node_modules'), execPath).startsWith('..');
  const installed = isInstalled ? createHash('sha256').update(readFileSync(execPath)).digest('hex') : undefined;
  return { version: versions.node, platform, arch, installed };
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @type {{ version: string, sha256: Readonly<Record<string, string>> }} */
const NODE_EXECUTABLES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'node-executables.json'), 'utf8'));

// As a command, after `npm ci` has installed everything else.
if (process.argv[1] === import.meta.filename) {
  const problem = nodeProblem(runningNode(), NODE_EXECUTABLES);
  if (problem !== undefined) {
    console.error(`\n${problem}\n`);
    process.exitCode = 1;
  }
}
