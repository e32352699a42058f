import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a command took. */
export interface Run {
  /** Seconds on the clock. */
  readonly wall: number;
  /** Seconds of processor time, of all its processes. */
  readonly cpu: number;
  /** Most memory that all its processes held at a time, in MB; undefined where the system has no `/proc`. */
  readonly peak: number | undefined;
  readonly output: string;
}

const SAMPLE_MS = 100;
/** Processor time in `/proc` is counted in hundredths of a second (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
const TICKS = 100;
const HAS_PROC = existsSync('/proc/self/stat');

/**
 * Run a command and measure it with all processes that it starts.
 *
 * @throws Error with the end of its output when it fails
 * @example (await measuredRun(process.execPath, ['--version'], { cwd: '.' })).wall // => 0.04
 */
export function measuredRun(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const before = childTicks();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid ?? 0));
    }, SAMPLE_MS);
    let output = '';
    const note = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-2000)}`));
      const wall = (performance.now() - start) / 1000;
      resolve({ wall, cpu: (childTicks() - before) / TICKS, peak: HAS_PROC ? peak : undefined, output });
    });
  });
}

/** Processor time of finished children, and of theirs. */
function childTicks(): number {
  if (!HAS_PROC) return Number.NaN;
  const fields = statOf('self');
  return Number(fields[13]) + Number(fields[14]);
}

/** Fields of a process' `stat`, counted from its state on: names may hold spaces. */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Memory of a process and all below it, in MB. */
function memoryOf(root: number): number {
  if (!HAS_PROC) return 0;
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      parents.set(Number(name), Number(statOf(name)[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  let sum = 0;
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue;
    try {
      sum += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum / 1024;
}
