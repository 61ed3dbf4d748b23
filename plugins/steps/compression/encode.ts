import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../../shared/files';

/** The effort of encoding: `quick` for trying a site, `release` for publishing it. */
export type CompressionEffort = 'quick' | 'release';

/** The encodings that the server supports, by file extension. */
const endings = ['.br', '.gz'] as const;

type Ending = (typeof endings)[number];

/** Costs and savings are in decisions/0022-two-efforts-of-encoding.md. */
const qualities: Readonly<Record<CompressionEffort, Readonly<Record<Ending, number>>>> = {
  quick: { '.br': 5, '.gz': 6 },
  release: { '.br': constants.BROTLI_MAX_QUALITY, '.gz': constants.Z_BEST_COMPRESSION },
};

const encoders: Readonly<Record<Ending, (content: Buffer, quality: number) => Promise<Buffer>>> = {
  '.br': (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content, quality) => promisify(gzip)(content, { level: quality }),
};

/** An encoding that saves less than this fraction is not worth a file. */
const minSaving = 0.03;

/** A cache of encoded files, by content, encoding and quality. */
export const encodedFolder = 'node_modules/.cache/compressed';

/** Returns the number of bytes that a published site sends for `content`: brotli, if that saves enough. */
export async function publishedSize(content: Buffer): Promise<number> {
  const { file } = await encodedFile(content, hashOf(content), '.br', 'release', encodedFolder);
  return file === null ? content.length : statSync(file).size;
}

/** Writes the encodings of `file` beside it if they save enough. Returns true if one of them was not in the cache. */
export async function encodeBeside(
  file: string,
  effort: CompressionEffort,
  folder = encodedFolder,
): Promise<boolean> {
  const content = readFileSync(file);
  const hash = hashOf(content);
  const encodings = await Promise.all(
    endings.map(async (ending) => {
      const encoded = await encodedFile(content, hash, ending, effort, folder);
      // Removes the encoding from an earlier build. Overwriting it could change the cache, because the file may be a
      // hard link to the cache.
      rmSync(file + ending, { force: true });
      if (encoded.file !== null) linkOrCopy(encoded.file, file + ending);
      return encoded;
    }),
  );
  return encodings.some(({ isNew }) => isNew);
}

/**
 * Creates a hard link, ten times faster than a copy. Copies if the file system does not support links, or if the
 * folders are on different file systems.
 */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Returns the file in `folder` with `content` encoded, or null if encoding saves too little. Encodes `content` if the
 * file does not exist.
 */
async function encodedFile(
  content: Buffer,
  hash: string,
  ending: Ending,
  effort: CompressionEffort,
  folder: string,
): Promise<{ readonly file: string | null; readonly isNew: boolean }> {
  const quality = qualities[effort][ending];
  const file = path.join(folder, `${hash}.${quality}${ending}`);
  const cachedSize = markUsed(file);
  if (cachedSize !== null) return { file: cachedSize > 0 ? file : null, isNew: false };
  const encoded = await encoders[ending](content, quality);
  const isWorthIt = encoded.length <= content.length * (1 - minSaving);
  // An empty file means that encoding saves too little.
  writeAtomically(file, isWorthIt ? encoded : Buffer.alloc(0));
  return { file: isWorthIt ? file : null, isNew: true };
}

/** Returns the size of a cached file and marks the file as used; null if there is none. */
function markUsed(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const now = new Date();
  if (now.getTime() - stats.mtimeMs > dayMs) utimesSync(file, now, now);
  return stats.size;
}

const dayMs = 24 * 3600 * 1000;
