import { colord, extend } from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/**
 * Returns the colour that a model's code gave to a part as "#rrggbb" (or "#rrggbbaa"); undefined when it is none. What
 * code says is never a style by itself: `url(…)` would have the page ask for an address.
 */
export function partColor(color: string | undefined): string | undefined {
  const read = colord(color ?? '');
  return read.isValid() ? read.toHex() : undefined;
}
