import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** Red, green and blue from 0 to 1, in sRGB. */
export type Rgb = readonly [number, number, number];

/** Returns the red, green and blue of a CSS colour; null if `css` is not a colour. */
export function parseColor(css: string): Rgb | null {
  const color = colord(css);
  if (!color.isValid()) return null;
  const { r, g, b } = color.toRgb();
  return [r / 255, g / 255, b / 255];
}

/**
 * Returns a CSS colour as "#rrggbb", the only form that the library writes to files, or as "#rrggbbaa" if it is
 * translucent.
 */
export function toHex(css: string, opacity = 1): string | undefined {
  const color = colord(css);
  return color.isValid() ? color.alpha(opacity).toHex() : undefined;
}

/** Returns a CSS colour as "#rrggbb", or as "#rrggbbaa" if it is translucent. The page accepts no other form. */
export function toPlainColor(css: string): string | undefined {
  const color = colord(css);
  return color.isValid() ? color.toHex() : undefined;
}

/** Returns `color` converted from sRGB to linear light, as glTF requires. */
export function toLinear(color: Rgb): Rgb {
  const [r, g, b] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** Returns a CSS colour as "#rrggbb" with the values of linear light; undefined if `css` is not a colour. */
export function toLinearHex(css: string): string | undefined {
  const color = parseColor(css);
  if (!color) return undefined;
  const [r, g, b] = toLinear(color);
  return colord({ r: r * 255, g: g * 255, b: b * 255 }).toHex();
}
