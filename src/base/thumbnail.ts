/**
 * Widths in pixels of the thumbnails on pages with many models: beside text, on a card, and beside code or on
 * high-resolution screens.
 */
export const thumbnailWidths = [128, 240, 400] as const;

interface Thumbnail {
  /** URL on the site. */
  readonly src: string;
  readonly width: (typeof thumbnailWidths)[number];
}

/** Returns the thumbnails of a picture, the smallest first; none for a drawing, whose SVG is small already. */
export function thumbnailsOf(picture: string): readonly Thumbnail[] {
  if (!picture.endsWith('.webp')) return [];
  const name = picture.replace(/^\/models\//, '/thumbnails/').replace(/webp$/, '');
  return thumbnailWidths.map((width) => ({ src: `${name}${width}.webp`, width }));
}
