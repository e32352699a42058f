import { createHash } from 'node:crypto';

/** Digests by text: the pages of a build share nearly all styles and scripts. */
const known = new Map<string, string>();

/** The digest of a text in the form of a policy or an `integrity` attribute, computed once per build. */
export function textDigest(text: string): string {
  let digest = known.get(text);
  if (digest === undefined) {
    digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    known.set(text, digest);
  }
  return digest;
}
