import { createHash } from 'node:crypto';

const LOADED = /<script(?![^>]*\sintegrity=)([^>]*\ssrc="\/([^"]+)"[^>]*)>/g;

/**
 * Name every script file of a page by the hash of its text, so that no other text is run in its place (W3C Subresource Integrity).
 *
 * @param textOf the built file of a name below the site's root, such as `ie.js`
 * @example addIntegrity('<script src="/a.js"></script>', () => '1') // => '<script src="/a.js" integrity="sha256-a4ay…"></script>'
 */
export function addIntegrity(html: string, textOf: (name: string) => string): string {
  return html.replace(LOADED, (_, attributes: string, name: string) => {
    const digest = createHash('sha256').update(textOf(name)).digest('base64');
    return `<script${attributes} integrity="sha256-${digest}">`;
  });
}
