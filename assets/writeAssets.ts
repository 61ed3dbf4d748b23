import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAssets } from './makeAssets';
import { fontFolder } from './subsetFonts';

/** Creates all assets, writes them to their committed paths and returns these paths. */
export async function writeAssets(): Promise<string[]> {
  const assets = await makeAssets();
  // Deletes old fonts. New ones do not overwrite them, because font file names contain a hash.
  for (const name of readdirSync(fontFolder))
    if (name.endsWith('.woff2')) rmSync(join(fontFolder, name));
  for (const { path, content } of assets) writeFileSync(path, content);
  return assets.map(({ path }) => path);
}
