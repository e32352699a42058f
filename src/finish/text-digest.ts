import { createHash } from 'node:crypto';

/** The pages of a build share nearly all of their styles and scripts. */
const known = new Map<string, string>();

/**
 * The digest of a text as policies and `integrity` write it, computed once a build.
 *
 * @example textDigest('1') // => 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='
 */
export function textDigest(text: string): string {
  let digest = known.get(text);
  if (digest === undefined) {
    digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    known.set(text, digest);
  }
  return digest;
}
