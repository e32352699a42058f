import { existsSync } from 'node:fs';

/**
 * Read the settings of `.env` (`.env.example` describes each) where there is one. What the shell sets wins.
 *
 * @example readEnvFile(); process.env['PORT'] // => '9000'
 */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
