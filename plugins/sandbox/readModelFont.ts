import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Returns the font that models draw text with, as TrueType: Hanken Grotesk, the heir of the face that the workbench
 * has loaded, so that text comes out alike here and there. Letters of western Europe, one weight.
 */
export async function readModelFont(root = process.cwd()): Promise<Buffer> {
  const require = createRequire(path.join(root, 'package.json'));
  const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  return subsetFont(await readFile(require.resolve(file)), letters(), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 500 },
    noLayoutClosure: true,
  });
}

/** ASCII and Latin-1. */
function letters(): string {
  const range = (first: number, last: number) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return range(0x20, 0x7e) + range(0xa0, 0xff);
}
