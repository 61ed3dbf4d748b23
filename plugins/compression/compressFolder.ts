import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { encode, encodedFolder, endings, type Effort } from './encode';

/** Pictures and fonts are compressed by themselves. */
const compressible = new Set([
  ...['.html', '.js', '.mjs', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest'],
  ...['.map', '.wasm', '.glb', '.step', '.stl', '.ttf', '.otf'],
]);

/** Below this a file fits into one packet either way. Bytes. */
const minSize = 300;

/** Encoded files that no build used for so long are dropped. */
const maxAgeMs = 14 * 24 * 3600 * 1000;

export interface Compressed {
  readonly files: number;
  /** Those that had to be encoded just now. */
  readonly fresh: number;
}

/** Writes a brotli and a gzip file beside every file below `folder` that gains from it. */
export async function compressFolder(
  folder: string,
  effort: Effort,
  cache = encodedFolder,
  onProgress: (share: number) => void = () => undefined,
): Promise<Compressed> {
  const files = await compressibleFiles(folder);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let [done, fresh] = [0, 0];
  // The largest first: one that takes long must not start last.
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (await compressFile(file.path, effort, cache)) fresh++;
      done += file.size;
      onProgress(done / all);
    }
  };
  // zlib works on threads of its own; more workers than cores hide the reading and writing.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  if (fresh > 0) await dropUnused(cache);
  return { files: files.length, fresh };
}

/** Writes the encoded files beside `file`. Returns whether anything had to be encoded. */
export async function compressFile(
  file: string,
  effort: Effort,
  cache = encodedFolder,
): Promise<boolean> {
  const content = await readFile(file);
  const fresh = await Promise.all(
    endings.map(async (ending) => {
      const { bytes, isNew } = await encode(content, ending, effort, cache);
      if (bytes) await writeFile(file + ending, bytes);
      // Of a build with another effort.
      else await rm(file + ending, { force: true });
      return isNew;
    }),
  );
  return fresh.includes(true);
}

async function compressibleFiles(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(async (file) => ({ path: file, size: (await stat(file)).size })),
  );
  return files.filter(({ size }) => size >= minSize).sort((one, other) => other.size - one.size);
}

async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - maxAgeMs;
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
