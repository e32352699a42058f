import { spawnSync } from 'node:child_process';
import { bundled } from './bundled.ts';

/** The command behind `npm run bench:contact`. */
spawnSync(process.execPath, [await bundled('bench')], { stdio: 'inherit' });
