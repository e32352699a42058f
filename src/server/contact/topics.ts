import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Topic } from '#src/schemas/content/contact.ts';
import { kindOf } from '#src/server/log.ts';

/** The list of topics that the build writes next to the contact function (`src/content/deploy-files.ts`). */
export const TOPICS_FILE = 'topics.json';

/** The topic of a key, in the staff's language; undefined without a key, and for a key that the list does not have. Never throws. */
export type FindTopic = (key: string | undefined) => Promise<Topic | undefined>;

/** Topics as the build knew them, read when an inquiry has one. */
export function topicsFrom(folder: string): FindTopic {
  return async (key) => {
    if (key === undefined) return undefined;
    try {
      const topics = JSON.parse(await readFile(path.join(folder, TOPICS_FILE), 'utf8')) as readonly Topic[];
      return topics.find((topic) => topic.key === key);
    } catch (error) {
      // An inquiry is worth more than the name of its topic.
      console.error(JSON.stringify({ event: 'topics-missing', reason: kindOf(error) }));
      return undefined;
    }
  };
}
