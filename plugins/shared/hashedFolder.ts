import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedName } from './files';
import { writeIfChanged } from './writeIfChanged';

/** Writes `contents` under a name that changes with them, and returns that name: "kernel.1a2b3c4d.wasm". */
export type WriteHashed = (name: string, ending: string, contents: Uint8Array) => Promise<string>;

/**
 * Empties `folder`, from which the site serves additional files. Returns a function that writes files into it.
 * Browsers may cache these files forever.
 */
export async function hashedFolder(folder: string): Promise<WriteHashed> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return async (name, ending, contents) => {
    const file = hashedName(name, ending, contents);
    await writeFile(path.join(folder, file), contents);
    return file;
  };
}

/** Writes the JSON file from which the page's bundle reads the names of hashed files. */
export function writeManifest(file: string, manifest: object): void {
  writeIfChanged(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
