import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Returns a font for examples with text. It is TrueType, because the library does not read WOFF2. */
export async function exampleFont(): Promise<ArrayBuffer> {
  const file =
    'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const font = await subsetFont(readFileSync(file), 'abcdefghijklmnopqrstuvwxyz0123456789 ', {
    targetFormat: 'sfnt',
  });
  return Uint8Array.from(font).buffer;
}
