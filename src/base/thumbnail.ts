/** The width of the small pictures that pages of many models show, in pixels: a picture itself has twice as many. */
export const thumbnailWidth = 400;

/** Returns the address of the small one of a picture, null for a drawing: it is lines, as small as can be. */
export function thumbnailOf(picture: string): string | null {
  if (!picture.endsWith('.webp')) return null;
  return picture.replace(/^\/models\//, '/thumbnails/').replace(/webp$/, `${thumbnailWidth}.webp`);
}
