import { writeFileSync } from 'node:fs';
import { biomeRules } from './biome-rules.ts';
import { ROOMS } from './rooms.ts';

writeFileSync('tools/import-rules/biome-rules.json', `${JSON.stringify(biomeRules(ROOMS), null, 2)}\n`);
