import { writeFile } from 'node:fs/promises';
import { type Audience, isShown, statusOf } from '#src/domain/publishing/publication.ts';
import { headersFile } from '#src/site/headers.ts';
import { redirectsFile } from '#src/site/redirects.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { LIST_PATHS, pageOf } from './kinds.ts';
import { hasNeeds } from './page-needs.ts';
import { movedEntries } from './reading/moved-entries.ts';
import { writePositions } from './reading/positions.ts';
import type { EntriesOf } from './reading/read-collection.ts';
import { writeSchedule } from './reading/rebuild-schedule.ts';
import { writeSignatures } from './reading/signatures.ts';
import { writeTopics } from './reading/topics.ts';

/** Where the files of a deploy are written, and what decides which entries they name. */
interface DeployTarget {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the built site, with a slash at its end. */
  readonly dist: URL;
  readonly audience: Audience;
  /** The build's day: entries that become due during the build are picked up by the next one. */
  readonly today: string;
}

/**
 * Write what a deploy needs besides the pages: the platform's `_headers` and `_redirects`, the days on which the site has to be built again, how the
 * company signs its mails, and what they call positions and topics.
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
  writeSchedule(root, entriesOf, today);
  writeSignatures(root, entriesOf);
  writePositions(root, entriesOf, audience, today);
  writeTopics(root, entriesOf);
}
