import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/**
 * Returns the colour that a model's code gave to a part as "#rrggbb" (or "#rrggbbaa"); undefined if it is not a colour.
 * Text from code is never used as a style itself: `url(…)` would make the page request a URL.
 */
export function partColor(color: string | undefined): string | undefined {
  const read = colord(color ?? '');
  return read.isValid() ? read.toHex() : undefined;
}
