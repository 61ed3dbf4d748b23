import { readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { compressFile } from './compressFile';

/** Pictures and fonts are compressed by themselves. */
const compressible = new Set([
  ...[
    '.html',
    '.js',
    '.mjs',
    '.css',
    '.json',
    '.svg',
    '.xml',
    '.txt',
    '.md',
    '.webmanifest',
    '.map',
  ],
  ...['.wasm', '.glb', '.step', '.stl', '.ttf', '.otf'],
]);

/** Below this a file fits into one packet either way. Bytes. */
const leastSize = 300;

/** Encoded files that no build used for so long are dropped. */
const keptForMs = 14 * 24 * 3600 * 1000;

/** Writes the encodings of every file below `folder` that gains from them. Returns how many there are and were new. */
export async function compressFolder(
  folder: string,
  cache: string,
): Promise<{ readonly files: number; readonly fresh: number }> {
  const files = await compressibleFiles(folder);
  let fresh = 0;
  // The largest first: one that takes a minute must not start last.
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      if (await compressFile(file, cache)) fresh += 1;
  };
  // zlib works on threads of its own; more workers than cores hide the reading and writing.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  await dropUnused(cache);
  return { files: files.length, fresh };
}

async function compressibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name))
      .map(async (path) => ({ path, size: (await stat(path)).size })),
  );
  return files
    .filter(({ size }) => size >= leastSize)
    .sort((one, other) => other.size - one.size)
    .map(({ path }) => path);
}

async function dropUnused(cache: string): Promise<void> {
  const oldest = Date.now() - keptForMs;
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if ((await stat(path)).mtimeMs < oldest) await rm(path);
  }
}
