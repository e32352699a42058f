import { createHash } from 'node:crypto';

const LOADED = /<script(?![^>]*\sintegrity=)([^>]*\ssrc="\/([^"]+)"[^>]*)>/g;

/**
 * Name every script file of a page by the hash of its text, so that no other text is run in its place (W3C Subresource Integrity).
 *
 * @param textOf the built file of a name below the site's root, such as `ie.js`
 * @example addIntegrity('<script src="/a.js"></script>', () => '1') // => '<script src="/a.js" integrity="sha256-a4ay…"></script>'
 */
export function addIntegrity(html: string, textOf: (name: string) => string): string {
  return html.replace(
    LOADED,
    (_, attributes: string, name: string) => `<script${attributes} integrity="${digestOf(textOf(name))}">`,
  );
}

/** Pages name the same few files. */
const digests = new Map<string, string>();

function digestOf(text: string): string {
  const digest = digests.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  digests.set(text, digest);
  return digest;
}
