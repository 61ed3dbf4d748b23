import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishedSize } from '../../plugins/steps/compression/encode';
import { isPage } from '../../plugins/shared/pageFiles';
import { readSite } from '../../server/site';

/** The built site that content tests read. */
const site = readSite('build');

/** URLs of all files, such as "/docs/intro/index.html". */
export const builtFiles: readonly string[] = [...site.files].sort();

/** URLs of the files that are pages. */
export const pageFiles = builtFiles.filter(isPage);

export const headerRulesOfBuild = site.headerRules;

export const readBuilt = (path: string) => readFileSync(join('build', path), 'utf8');

/** Returns the bytes of a file in build/. */
export const builtFileSize = (path: string): number => statSync(join('build', path)).size;

/**
 * Returns the number of bytes that the published site sends for a file: brotli if that is smaller. The compression
 * level of build/ does not matter.
 */
export async function publishedBytes(path: string): Promise<number> {
  if (!site.files.has(`${path}.br`)) return builtFileSize(path);
  return publishedSize(readFileSync(join('build', path)));
}
