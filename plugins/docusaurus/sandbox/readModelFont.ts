import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the font for text in models, as WOFF: Hanken Grotesk, the successor of the workbench's font, so that text
 * looks alike here and there. Letters of western Europe, one weight.
 * It is the static font as published. Letters of a variable font overlap themselves, and letters from a subsetter are
 * not closed outlines for the kernel ("d", "n" and ten others gave invalid solids).
 */
export async function readModelFont(root?: string): Promise<Buffer> {
  return readFile(modelFontFile(root));
}

/** Returns the path of that font. */
export function modelFontFile(root = process.cwd()): string {
  const require = createRequire(path.join(root, 'package.json'));
  return require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff');
}
