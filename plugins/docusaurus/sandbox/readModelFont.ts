import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the font for text in models, as WOFF: Hanken Grotesk. It is the successor of the font in replicad's own
 * workbench, so text looks alike on both sites. The file contains one weight and the letters of western Europe.
 *
 * The file is the published static font. In the variable font, the outlines of letters overlap themselves. In a subset
 * of the variable font, the kernel treats some outlines as open: "d", "n" and ten others gave invalid solids.
 */
export async function readModelFont(root?: string): Promise<Buffer> {
  return readFile(modelFontFile(root));
}

/** Returns the path of the font for text in models. */
export function modelFontFile(root = process.cwd()): string {
  const require = createRequire(path.join(root, 'package.json'));
  return require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff');
}
