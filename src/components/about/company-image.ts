import { drawing } from '#src/components/ui/drawings.ts';
import { pictureFile } from '#src/content/pictures.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { isPictureFile } from '#src/site/picture-file.ts';

/**
 * An image that `content/company/{lang}.yaml` names: a drawing of the site, or a picture beside that file.
 *
 * @throws Error when there is neither (the content check says so first)
 * @example (await companyImage('certificate-privacy', 'en')).src // => '/_astro/certificate-privacy.en.img.….svg'
 */
export async function companyImage(
  image: string,
  lang: Lang,
): Promise<{ readonly src: string; readonly width: number; readonly height: number }> {
  if (!isPictureFile(image)) return drawing(image, lang);
  const { src, width, height } = await pictureFile(`content/company/${image}`);
  return { src, width, height };
}
