import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Returns the sorted paths of the files below `folder`, relative to it and with slashes. Returns an empty list if the
 * folder does not exist.
 */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Deletes the files below `folder` for which `isKept` returns false. */
export function removeFilesExcept(folder: string, isKept: (file: string) => boolean): void {
  for (const file of filesBelow(folder)) if (!isKept(file)) rmSync(path.join(folder, file));
}

/**
 * Returns a name that changes with the contents, so that browsers may cache the file forever: "kernel.1a2b3c4d.wasm".
 */
export function hashedFileName(
  name: string,
  ending: string,
  ...contents: readonly (string | Uint8Array)[]
): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return `${name}.${hash.digest('hex').slice(0, 8)}${ending}`;
}

/**
 * Writes a file under a temporary name and then renames it. An interrupted build leaves no partial file, and another
 * build never reads one.
 */
export function writeAtomically(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A unique name, because two builds or threads may write the same file at the same time.
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/**
 * Writes `text` to `file`, unless the file already contains it: the bundler rebuilds a module when the date of its
 * file changes.
 */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
