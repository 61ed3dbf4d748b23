import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How each encoding of the server is made: as small as it gets, readers wait for bytes, nobody for the build. */
const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** An encoding that saves less than this share is not worth a file. */
const leastSaving = 0.03;

/**
 * Writes `file`.br and `file`.gz where they save bytes, from `cache` (by content) where they were made before.
 * Returns whether anything had to be compressed.
 */
export async function compressFile(file: string, cache: string): Promise<boolean> {
  const content = await readFile(file);
  const key = createHash('sha256').update(content).digest('hex');
  const fresh = await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const kept = join(cache, key + ending);
      const isNew = !(await isKept(kept));
      if (isNew) await keep(kept, await worthwhile(content, encode));
      // An empty one says: tried, not worth it.
      if ((await readFile(kept)).length > 0) await copyFile(kept, file + ending);
      return isNew;
    }),
  );
  return fresh.includes(true);
}

/** Whether it is there; if so it was used today. */
async function isKept(path: string): Promise<boolean> {
  try {
    await utimes(path, new Date(), new Date());
    return true;
  } catch {
    return false; // not made yet
  }
}

async function worthwhile(content: Buffer, encode: (content: Buffer) => Promise<Buffer>) {
  const encoded = await encode(content);
  return encoded.length <= content.length * (1 - leastSaving) ? encoded : Buffer.alloc(0);
}

/** A build that is stopped half-way leaves no half file under the final name. */
async function keep(path: string, content: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  // A name of its own: two files of the same content are compressed at the same time.
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}
