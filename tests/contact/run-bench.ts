import { spawnSync } from 'node:child_process';
import { command } from '#tools/command-line/command.ts';
import { bundled } from './bundled.ts';

/** The command behind `npm run bench:contact`. */
command('bench:contact', 'Measures the contact function with store and mail in memory.').parse();
spawnSync(process.execPath, [await bundled('bench')], { stdio: 'inherit' });
