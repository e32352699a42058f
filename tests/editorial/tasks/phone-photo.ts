import sharp from 'sharp';

/**
 * A photo as a telephone makes it: 12 megapixels, taken upright (turned by EXIF only), with the maker's name and the place in it.
 */
export function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="a"><stop stop-color="#234"/><stop offset="1" stop-color="#eda"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  );
  return sharp(light)
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Phone 12', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '35/1 40/1 52/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '139/1 46/1 2/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
