import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The languages that a site can begin in: the interface and the starter's content are written in them. */
export function startingLanguages(starter: string): string[] {
  return readdirSync('locales').filter((lang) => existsSync(path.join(starter, 'content/home', `${lang}.yaml`)));
}
