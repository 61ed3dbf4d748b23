import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the lists of packages, with one file per bundle. */
const recordsFolder = 'node_modules/.cache/notices';

/**
 * Returns the folder of the package that contains `file`. For nested packages, this is the package in the innermost
 * `node_modules`. Returns undefined for files of the site itself.
 */
export function packageFolderOf(file: string): string | undefined {
  // Files in the cache are generated from the site's own files.
  if (file.includes('/node_modules/.cache/')) return undefined;
  return /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@]+)\//.exec(file)?.[1];
}

/** Records the packages in the bundle `name`, which is made from `files`. */
export async function recordBundle(
  siteDir: string,
  name: string,
  files: readonly string[],
): Promise<void> {
  const folders = files.map(packageFolderOf).filter((folder) => folder !== undefined);
  const record = path.join(siteDir, recordsFolder, `${name.replaceAll('/', '-')}.json`);
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify([...new Set(folders)].sort(), null, 1));
}

/** Deletes the records of an earlier build. */
export async function clearRecords(siteDir: string): Promise<void> {
  await rm(path.join(siteDir, recordsFolder), { recursive: true, force: true });
}

/** Returns the folders of the packages in all bundles, each once. */
export async function readRecords(siteDir: string): Promise<readonly string[]> {
  const folder = path.join(siteDir, recordsFolder);
  const records = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return [...new Set(records.flatMap((record) => JSON.parse(record) as string[]))].sort();
}
