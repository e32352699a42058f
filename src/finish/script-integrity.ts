import { textDigest } from './text-digest.ts';

const LOADED = /<script(?![^>]*\sintegrity=)([^>]*\ssrc="\/([^"]+)"[^>]*)>/g;

/**
 * Name every script file of a page by the hash of its text, so that no other text is run in its place (W3C Subresource Integrity).
 *
 * @param textOf the built file of a name below the site's root, such as `a.js`
 * @example addIntegrity('<script src="/a.js"></script>', () => '1') // => '<script src="/a.js" integrity="sha256-a4ay…"></script>'
 */
export function addIntegrity(html: string, textOf: (name: string) => string): string {
  return html.replace(
    LOADED,
    (_, attributes: string, name: string) => `<script${attributes} integrity="${textDigest(textOf(name))}">`,
  );
}
