import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../plugins/steps/compression/encode';
import { isPage } from '../../plugins/shared/pageFiles';
import { readSite } from '../../server/site';

/** The built site, as content tests read it. */
const site = readSite('build');

/** Addresses of all files: "/docs/intro/index.html". */
export const files: readonly string[] = [...site.files].sort();

/** Addresses of the files that are pages. */
export const pageFiles = files.filter(isPage);

export const headerRulesOfBuild = site.headerRules;

export const readBuilt = (path: string) => readFileSync(join('build', path), 'utf8');

/** Returns the bytes of a file in build/. */
export const bytesOf = (path: string): number => statSync(join('build', path)).size;

/** Returns the bytes that the published site sends for a file, brotli if smaller, whether or not build/ is a release build. */
export async function publishedBytes(path: string): Promise<number> {
  if (!site.files.has(`${path}.br`)) return bytesOf(path);
  const content = readFileSync(join('build', path));
  const { bytes } = await encode(content, '.br', 'release');
  return bytes?.length ?? content.length;
}
