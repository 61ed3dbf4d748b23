import sharp from 'sharp';

/** Returns a thumbnail of a picture: a WebP of `width` pixels. */
export function shrinkPicture(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize(width).webp({ quality: 50, alphaQuality: 20, effort: 6 }).toBuffer();
}
