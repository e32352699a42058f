import { writeFile } from 'node:fs/promises';
import { type Audience, isShown, statusOf } from '#src/domain/publishing/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { LIST_PATHS, pageOf } from './kinds.ts';
import { hasNeeds } from './page-needs.ts';
import { writeFunctionFile } from './reading/function-file.ts';
import { movedEntries } from './reading/moved-entries.ts';
import { positions } from './reading/positions.ts';
import type { EntriesOf } from './reading/read-collection.ts';
import { contentSchedule } from './reading/rebuild-schedule.ts';
import { signatures } from './reading/signatures.ts';
import { topics } from './reading/topics.ts';

/** Folders for the files of a deploy, and the audience and day that decide which entries are in them. */
interface DeployTarget {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the built site, with a trailing slash. */
  readonly dist: URL;
  readonly audience: Audience;
  /** The build's day. The next build publishes entries that become due during this build. */
  readonly today: string;
}

/**
 * Write the files that a deploy needs besides the pages: `_headers` and `_redirects` for the platform, the days of the next builds, the
 * signatures of mails, and the names of positions and topics for mails.
 */
export async function writeDeployFiles(
  entriesOf: EntriesOf,
  { root, dist, audience, today }: DeployTarget,
): Promise<void> {
  await writeFile(new URL('_headers', dist), headersFile(audience === 'production'));
  const shown: EntriesOf = (kind) => entriesOf(kind).filter(({ data }) => isShown(statusOf(data, today), audience));
  const isThere = (path: string) => hasNeeds(path, shown);
  const pages = shown('pages').map(({ slug }) => pageOf('pages', slug));
  const moved = movedEntries(entriesOf, audience, today);
  await writeFile(
    new URL('_redirects', dist),
    redirectsFile(moved, LIST_PATHS.filter(isThere), [...ROUTE_PATHS.filter(isThere), ...pages]),
  );
  const schedule = contentSchedule(entriesOf, today);
  for (const name of ['publish-due', 'health']) writeFunctionFile(root, name, 'scheduled.json', schedule);
  writeFunctionFile(root, 'contact', 'signatures.json', signatures(entriesOf));
  writeFunctionFile(root, 'contact', 'positions.json', positions(entriesOf, audience, today));
  writeFunctionFile(root, 'contact', 'topics.json', topics(entriesOf));
}
