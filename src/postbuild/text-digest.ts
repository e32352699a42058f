import { hash } from 'node:crypto';

/** The digest of a text in the form of a policy or an `integrity` attribute. */
export function textDigest(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}
