import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../plugins/steps/compression/encode';
import { isPage } from '../../plugins/shared/pageFiles';
import { readSite } from '../../server/site';

/** The built site, as content tests read it. */
const site = readSite('build');

/** Addresses of all files: "/docs/intro/index.html". */
export const files: readonly string[] = [...site.files].sort();

/** Those that are pages of the site. */
export const pageFiles = files.filter(isPage);

export const headerRulesOfBuild = site.headerRules;

export const readBuilt = (path: string) => readFileSync(join('build', path), 'utf8');

/** Bytes of a file as it lies in build/. */
export const bytesOf = (path: string): number => statSync(join('build', path)).size;

/** Bytes of a file as a browser gets it from the published site, whatever build/ was made for: brotli where that saves. */
export async function publishedBytes(path: string): Promise<number> {
  if (!site.files.has(`${path}.br`)) return bytesOf(path);
  const content = readFileSync(join('build', path));
  const { bytes } = await encode(content, '.br', 'release');
  return bytes?.length ?? content.length;
}
