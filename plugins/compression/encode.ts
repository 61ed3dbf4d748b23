import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How hard files are encoded: `quick` for a site that is tried, `release` for one that is published. */
export type Effort = 'quick' | 'release';

/** The encodings that the server knows, by the ending of their files. */
export const endings = ['.br', '.gz'] as const;

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
  const quality = qualities[effort][ending];
  const hash = createHash('sha256').update(content).digest('hex');
  const kept = path.join(folder, `${hash}.${quality}${ending}`);
  const isNew = !(await isKept(kept));
  if (isNew) {
    const encoded = await encoders[ending](content, quality);
    await keep(kept, encoded.length <= content.length * (1 - minSaving) ? encoded : nothing);
  }
  const bytes = await readFile(kept);
  return { bytes: bytes.length > 0 ? bytes : null, isNew };
}

/** Kept for what is not worth a file: says that it was tried. */
const nothing = Buffer.alloc(0);

/** Whether it is there; if so it was used today. */
async function isKept(file: string): Promise<boolean> {
  try {
    await utimes(file, new Date(), new Date());
    return true;
  } catch {
    return false; // not made yet
  }
}

/** A build that is stopped half-way leaves no half file under the final name. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // A name of its own: two files of the same content are encoded at the same time.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
