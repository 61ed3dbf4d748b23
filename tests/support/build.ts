import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPage } from '../../plugins/security-headers/headerRules';
import { readSite } from '../../server/site';

/** The built site, as content tests read it. */
const site = readSite('build');

/** Addresses of all files: "/docs/intro/index.html". */
export const files: readonly string[] = [...site.files].sort();

/** Those that are pages of the site. */
export const pageFiles = files.filter(isPage);

export const headerRulesOfBuild = site.headerRules;

export const readBuilt = (path: string) => readFileSync(join('build', path), 'utf8');

/** Bytes of a file as a browser gets it: brotli where the build made one. */
export function bytesOf(path: string): number {
  return statSync(join('build', site.files.has(`${path}.br`) ? `${path}.br` : path)).size;
}
