import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lists the packages of each bundle, in one file per bundle. */
const recordsFolder = 'node_modules/.cache/notices';

/**
 * Returns the folder of the package that `file` is of, from the outermost `node_modules` on; undefined for files of the
 * site itself.
 */
export function packageFolderOf(file: string): string | undefined {
  // The build's caches are made of the site's own files.
  if (file.includes('/node_modules/.cache/')) return undefined;
  return /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/@]+)\//.exec(file)?.[1];
}

/** Keeps which packages the bundle `name` holds, made from `files`. */
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

/** Forgets the bundles of an earlier build. */
export async function clearRecords(siteDir: string): Promise<void> {
  await rm(path.join(siteDir, recordsFolder), { recursive: true, force: true });
}

/** Returns the folders of the packages that all bundles together hold, each once. */
export async function readRecords(siteDir: string): Promise<readonly string[]> {
  const folder = path.join(siteDir, recordsFolder);
  const records = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return [...new Set(records.flatMap((record) => JSON.parse(record) as string[]))].sort();
}
