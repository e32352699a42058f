import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGS } from '#src/i18n/langs.ts';
import { SIGNATURES_FILE } from '#src/server/contact/confirmation.ts';
import { bundled } from './bundled.ts';
import { SIGNATURE } from './stage.ts';

/**
 * Bundle a program that runs functions, with what the company signs mails with beside it.
 *
 * @returns the path of the bundle, under `.cache/`
 */
export async function bundleChild(name: 'child' | 'local-site' = 'child'): Promise<string> {
  const child = await bundled(name);
  const data = path.join(path.dirname(child), 'data');
  const signatures = Object.fromEntries(LANGS.map((lang) => [lang, SIGNATURE]));
  await mkdir(data, { recursive: true });
  await writeFile(path.join(data, SIGNATURES_FILE), JSON.stringify(signatures));
  return child;
}

/** What a child said, and how it ended. */
export interface Ended {
  readonly lines: readonly Record<string, unknown>[];
  readonly stdout: string;
  readonly stderr: string;
  readonly killed: boolean;
}

/**
 * Run a child to its end.
 *
 * @param env replaces the whole environment but PATH: no NODE_ENV unless given
 */
export function runChild(file: string, job: object, env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, JSON.stringify(job)], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    child.on('close', (_, signal) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('{"status"'));
      resolve({ lines: lines.map((line) => JSON.parse(line)), stdout, stderr, killed: signal === 'SIGKILL' });
    });
  });
}

/**
 * Run jobs, so many at a time.
 *
 * @example await inParallel([1, 2, 3], 2, async (n) => n * 2) // => [2, 4, 6]
 */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await run(items[index] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Settings under which mail goes out. */
export const MAIL_ENV = {
  RESEND_API_KEY: 're_test',
  CONTACT_TO: 'staff@company.example',
  CONTACT_FROM: 'web@company.example',
} as const;
