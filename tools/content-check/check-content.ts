import { COLLECTIONS } from '#src/content-loading/collections.ts';
import { formatProblems } from '#src/content-loading/problems.ts';
import { allProblems } from '#src/content-loading/read-collection.ts';

/** The command behind `npm run check:content`: every problem of every content file at once. */
const problems = allProblems(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`content: ${Object.keys(COLLECTIONS).length} collections without a problem`);
}
