import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the font that models draw text with, as WOFF: Hanken Grotesk, the heir of the face that the workbench has
 * loaded, so that text comes out alike here and there. Letters of western Europe, one weight.
 * The static font as it was published: letters of a variable font overlap themselves, and those that passed through a
 * subsetter are no closed outlines to the kernel ("d", "n" and ten others gave solids that are not valid).
 */
export async function readModelFont(root?: string): Promise<Buffer> {
  return readFile(modelFontFile(root));
}

/** Where that font lies. */
export function modelFontFile(root = process.cwd()): string {
  const require = createRequire(path.join(root, 'package.json'));
  return require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff');
}
