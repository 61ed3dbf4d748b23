import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How hard files are encoded: `quick` for a site that is tried, `release` for one that is published. */
export type Effort = 'quick' | 'release';

/** The encodings that the server knows, by the ending of their files. */
const endings = ['.br', '.gz'] as const;

type Ending = (typeof endings)[number];

/** See decisions/0022-two-efforts-of-encoding.md for what each costs and saves. */
const qualities: Readonly<Record<Effort, Readonly<Record<Ending, number>>>> = {
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

/** An encoding that saves less than this share is not worth a file. */
const minSaving = 0.03;

/** What was encoded before, by content, encoding and quality. */
export const encodedFolder = 'node_modules/.cache/compressed';

export interface Encoded {
  /** Null where encoding saves too little. */
  readonly bytes: Buffer | null;
  /** Whether it had to be encoded just now. */
  readonly isNew: boolean;
}

/** Returns `content` encoded, from `folder` where that was done before. */
export async function encode(
  content: Buffer,
  ending: Ending,
  effort: Effort,
  folder = encodedFolder,
): Promise<Encoded> {
  const { file, isNew } = await encodedFile(content, hashOf(content), ending, effort, folder);
  return { bytes: file === null ? null : readFileSync(file), isNew };
}

/** Writes `file` encoded beside it, in each encoding that gains. Returns whether anything had to be encoded. */
export async function encodeBeside(
  file: string,
  effort: Effort,
  folder = encodedFolder,
): Promise<boolean> {
  const content = readFileSync(file);
  const hash = hashOf(content);
  const encodings = await Promise.all(
    endings.map(async (ending) => {
      const encoded = await encodedFile(content, hash, ending, effort, folder);
      // Of a build with another effort; and what is there is never written to, as it is a kept file, too.
      rmSync(file + ending, { force: true });
      if (encoded.file !== null) linkOrCopy(encoded.file, file + ending);
      return encoded;
    }),
  );
  return encodings.some(({ isNew }) => isNew);
}

/** A second name for a file takes a tenth of the time of a copy. Not every file system has them, and none across two. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Returns the file in `folder` with `content` encoded, null where that saves too little; encodes it where there is none. */
async function encodedFile(
  content: Buffer,
  hash: string,
  ending: Ending,
  effort: Effort,
  folder: string,
): Promise<{ readonly file: string | null; readonly isNew: boolean }> {
  const quality = qualities[effort][ending];
  const file = path.join(folder, `${hash}.${quality}${ending}`);
  const kept = sizeInUse(file);
  if (kept !== null) return { file: kept > 0 ? file : null, isNew: false };
  const encoded = await encoders[ending](content, quality);
  const isWorthIt = encoded.length <= content.length * (1 - minSaving);
  // Empty, it says that it was tried.
  keep(file, isWorthIt ? encoded : Buffer.alloc(0));
  return { file: isWorthIt ? file : null, isNew: true };
}

/** Returns the size of a kept file and marks it as used; null where there is none. */
function sizeInUse(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const now = new Date();
  if (now.getTime() - stats.mtimeMs > dayMs) utimesSync(file, now, now);
  return stats.size;
}

const dayMs = 24 * 3600 * 1000;

/** A build that is stopped half-way leaves no half file under the final name. */
function keep(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A name of its own: two files of the same content are encoded at the same time.
  const part = `${file}.${randomUUID()}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
