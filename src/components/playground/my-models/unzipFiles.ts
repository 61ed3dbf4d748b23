import { unzipSync } from 'fflate';

export interface UnzippedFiles {
  readonly entries: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** The names of entries whose contents are damaged. */
  readonly damaged: readonly string[];
}

/**
 * Returns the entries of a zip archive for which `accepts` returns true. fflate ignores the checksums and stops at the
 * first damaged entry; this function verifies checksums and reads the other entries. Throws if the directory of the
 * archive is damaged.
 */
export function unzipFiles(
  archive: Uint8Array,
  accepts: (name: string, size: number) => boolean,
): UnzippedFiles {
  const checksums = checksumsOf(archive);
  const accepted = new Map<string, number | undefined>();
  let index = 0;
  unzipSync(archive, {
    filter({ name, originalSize }) {
      const checksum = checksums[index++];
      if (accepts(name, originalSize)) accepted.set(name, checksum);
      return false;
    },
  });
  const entries: Record<string, Uint8Array<ArrayBuffer>> = {};
  const damaged: string[] = [];
  for (const [name, checksum] of accepted) {
    const content = unzipEntry(archive, name);
    if (content && crc32(content) === checksum) entries[name] = content;
    else damaged.push(name);
  }
  return { entries, damaged };
}

/** Returns the contents of one entry; null if they cannot be inflated. */
function unzipEntry(archive: Uint8Array, name: string): Uint8Array<ArrayBuffer> | null {
  try {
    // An entry is inflated into a buffer of its declared size, so a false size cannot fill the memory.
    return unzipSync(archive, { filter: (entry) => entry.name === name })[name] ?? null;
  } catch {
    return null;
  }
}

/** Byte offsets within the end record of a zip file, and within a header in its directory. */
const end = { signature: 0x06054b50, length: 22, count: 10, directory: 16 };
const header = { length: 46, checksum: 16, name: 28, extra: 30, comment: 32 };

/** Returns the CRC-32 of each entry in the directory of a zip archive, in order. */
function checksumsOf(archive: Uint8Array): readonly number[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let at = archive.length - end.length;
  while (view.getUint32(at, true) !== end.signature) at--;
  const count = view.getUint16(at + end.count, true);
  let next = view.getUint32(at + end.directory, true);
  return Array.from({ length: count }, () => {
    const checksum = view.getUint32(next + header.checksum, true);
    const sizes = [header.name, header.extra, header.comment].map((offset) =>
      view.getUint16(next + offset, true),
    );
    next += sizes.reduce((sum, size) => sum + size, header.length);
    return checksum;
  });
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
