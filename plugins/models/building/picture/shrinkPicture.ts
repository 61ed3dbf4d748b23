import sharp from 'sharp';
import { thumbnailWidth } from '../../../../src/base/thumbnail';

/** Returns a picture as pages of many models show it: a WebP of half the width. */
export function shrinkPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(thumbnailWidth)
    .webp({ quality: 80, alphaQuality: 80, effort: 4 })
    .toBuffer();
}
