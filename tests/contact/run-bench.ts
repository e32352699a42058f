import { spawnSync } from 'node:child_process';
import { bundleChild } from './processes.ts';

/** The command behind `npm run bench:contact`. */
spawnSync(process.execPath, [await bundleChild('bench')], { stdio: 'inherit' });
