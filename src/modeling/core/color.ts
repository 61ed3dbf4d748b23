import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** Red, green and blue from 0 to 1, as on the screen (sRGB). */
export type Rgb = readonly [number, number, number];

/** Returns a colour of CSS as numbers; null when it is none. */
export function parseColor(css: string): Rgb | null {
  const color = colord(css);
  if (!color.isValid()) return null;
  const { r, g, b } = color.toRgb();
  return [r / 255, g / 255, b / 255];
}

/** Returns a colour of CSS as "#rrggbb": the only form that the library writes into files. */
export function toHex(css: string): string | undefined {
  const color = colord(css);
  return color.isValid() ? color.alpha(1).toHex() : undefined;
}

/** Returns a colour of CSS as "#rrggbb", or "#rrggbbaa" where one sees through it: the only forms the page takes. */
export function toPlainColor(css: string): string | undefined {
  const color = colord(css);
  return color.isValid() ? color.toHex() : undefined;
}

/** Returns `color` as light adds up, which is what glTF wants. */
export function toLinear(color: Rgb): Rgb {
  const [r, g, b] = color.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}
