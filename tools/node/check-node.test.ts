import { describe, expect, test } from 'vitest';
import { nodeProblem } from './check-node.mjs';

const EXECUTABLES = { version: '24.21.0', sha256: { 'linux-x64': 'aa', 'win32-x64': 'bb' } };
const own = { version: '24.21.0', platform: 'linux', arch: 'x64', installed: undefined };

describe('the Node that runs the commands', () => {
  test.each([
    { what: 'the installed one', node: { ...own, installed: 'aa' } },
    { what: "the machine's own of this version", node: own },
    { what: "the machine's own of an older minor version", node: { ...own, version: '24.9.0' } },
    { what: "the machine's own of a newer version", node: { ...own, version: '26.0.1' } },
    { what: 'on a platform without a package', node: { ...own, platform: 'darwin', arch: 'arm64' } },
  ])('may be $what', ({ node }) => {
    expect(nodeProblem(node, EXECUTABLES)).toBeUndefined();
  });

  test.each([
    { what: 'an installed one with another digest', node: { ...own, installed: 'bb' }, says: 'SHA-256' },
    {
      what: 'an installed one of a platform that the table does not have',
      node: { ...own, arch: 'riscv64', installed: 'aa' },
      says: 'SHA-256',
    },
    { what: 'too old', node: { ...own, version: '20.20.2' }, says: 'needs Node 24 or newer, and this is Node 20.20.2' },
  ])('must not be $what', ({ node, says }) => {
    expect(nodeProblem(node, EXECUTABLES)).toContain(says);
  });
});
