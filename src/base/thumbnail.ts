/**
 * The widths of the small pictures that pages of many models show, in pixels: beside a line of text, on a card, and half as wide as
 * a picture itself, for finer screens and for pictures beside their code.
 */
export const thumbnailWidths = [128, 240, 400] as const;

interface Thumbnail {
  /** Its address on the site. */
  readonly src: string;
  readonly width: (typeof thumbnailWidths)[number];
}

/** Returns the small ones of a picture, the smallest first; none for a drawing: it is lines, as small as can be. */
export function thumbnailsOf(picture: string): readonly Thumbnail[] {
  if (!picture.endsWith('.webp')) return [];
  const name = picture.replace(/^\/models\//, '/thumbnails/').replace(/webp$/, '');
  return thumbnailWidths.map((width) => ({ src: `${name}${width}.webp`, width }));
}
