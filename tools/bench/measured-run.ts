import { spawnSync } from 'node:child_process';

/** Time and memory of a command. */
export interface Run {
  /** Seconds on the clock. */
  readonly wall: number;
  /** Seconds of processor time, of all its processes. */
  readonly cpu: number;
  /** Most memory that one of its processes had, in MB. */
  readonly peak: number;
  readonly output: string;
}

/**
 * Run a command and measure it with all processes that it starts, by GNU time.
 *
 * @throws Error with the end of its output when it fails, and where GNU time is not installed
 */
export function measuredRun(command: string, args: readonly string[], cwd: string): Run {
  const env = { ...process.env, NODE_ENV: 'production' };
  const timed = ['-f', '%e %U %S %M', command, ...args];
  const { error, status, stdout, stderr } = spawnSync('/usr/bin/time', timed, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error(`${error.message}: expected GNU time, \`apt-get install time\``);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${(stdout + stderr).slice(-2000)}`);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN, kilobytes = Number.NaN] =
    stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { wall, cpu: user + system, peak: kilobytes / 1024, output: stdout };
}
