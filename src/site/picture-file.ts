/**
 * Whether an `image` of the content is a file beside it; else it is the name of a drawing of the site.
 *
 * @example isPictureFile('images/licence.png') // => true
 * @example isPictureFile('certificate-privacy') // => false
 */
export function isPictureFile(image: string): boolean {
  return image.includes('.');
}
