import { readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../shared/files';
import { encodeBeside, encodedFolder, type CompressionEffort } from './encode';

/** Formats to compress. Most picture and font formats are already compressed. */
const compressible = new Set([
  ...['.html', '.js', '.mjs', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest'],
  ...['.map', '.wasm', '.glb', '.step', '.stl', '.ttf', '.otf'],
]);

/** Minimum size in bytes. Smaller files fit into one packet, compressed or not. */
const minSize = 300;

/** Encoded files that no build has used for this long are deleted. */
const maxAgeMs = 14 * 24 * 3600 * 1000;

export interface CompressionResult {
  readonly files: number;
  /** Number of files that were not in the cache. */
  readonly cacheMisses: number;
}

/** Writes a brotli and a gzip file beside every file below `folder` that becomes smaller. */
export async function compressFolder(
  folder: string,
  effort: CompressionEffort,
  cache = encodedFolder,
  onProgress: (share: number) => void = () => undefined,
): Promise<CompressionResult> {
  const files = compressibleFiles(folder);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  let [done, cacheMisses] = [0, 0];
  // Encodes the largest files first, because a slow file that starts last would delay the end.
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (await encodeBeside(file.path, effort, cache)) cacheMisses++;
      done += file.size;
      onProgress(done / all);
    }
  };
  // zlib uses its own threads. Reads and writes are synchronous, because awaiting each of the many small files would
  // take longer.
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  if (cacheMisses > 0) dropUnused(cache);
  return { files: files.length, cacheMisses };
}

function compressibleFiles(folder: string): { path: string; size: number }[] {
  return filesBelow(folder)
    .filter((file) => compressible.has(path.extname(file)))
    .map((file) => path.join(folder, file))
    .map((file) => ({ path: file, size: statSync(file).size }))
    .filter(({ size }) => size >= minSize)
    .sort((one, other) => other.size - one.size);
}

function dropUnused(cache: string): void {
  const oldest = Date.now() - maxAgeMs;
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file);
  }
}
