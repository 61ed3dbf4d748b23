import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAssets } from './makeAssets';
import { fontFolder } from './subsetFonts';

/** Makes all assets and writes them to where they are committed. Returns their paths. */
export async function writeAssets(): Promise<string[]> {
  const assets = await makeAssets();
  // The name of a font has its hash: the one before would stay.
  for (const name of readdirSync(fontFolder))
    if (name.endsWith('.woff2')) rmSync(join(fontFolder, name));
  for (const { path, content } of assets) writeFileSync(path, content);
  return assets.map(({ path }) => path);
}
