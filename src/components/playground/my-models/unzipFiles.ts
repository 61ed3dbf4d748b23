import { inflateSync, strFromU8 } from 'fflate';

export interface UnzippedFiles {
  readonly entries: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** The names of entries whose contents are damaged. */
  readonly damaged: readonly string[];
}

/**
 * Returns the entries of a zip archive for which `accepts` returns true. fflate's `unzipSync` ignores the checksums and
 * stops at the first damaged entry; this function verifies checksums and reads the other entries. Throws if the
 * directory of the archive is damaged.
 */
export function unzipFiles(
  archive: Uint8Array<ArrayBuffer>,
  accepts: (name: string, size: number) => boolean,
): UnzippedFiles {
  const entries: Record<string, Uint8Array<ArrayBuffer>> = {};
  const damaged: string[] = [];
  for (const entry of readDirectory(archive)) {
    if (!accepts(entry.name, entry.size)) continue;
    const content = contentOf(archive, entry);
    if (content && crc32(content) === entry.checksum) entries[entry.name] = content;
    else damaged.push(entry.name);
  }
  return { entries, damaged };
}

/** An entry in the directory of a zip archive. Sizes in bytes. */
interface DirectoryEntry {
  readonly name: string;
  /** The size after inflating. */
  readonly size: number;
  readonly packedSize: number;
  readonly isDeflated: boolean;
  readonly checksum: number;
  /** The byte offset of the entry's own header. Its contents follow the header. */
  readonly offset: number;
}

/** Byte offsets within the end record, the headers of the directory, and the header of an entry. */
const end = { signature: 0x06054b50, length: 22, count: 10, directory: 16 };
const header = {
  length: 46,
  flags: 8,
  method: 10,
  checksum: 16,
  packedSize: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  offset: 42,
};
const entryHeader = { length: 30, name: 26, extra: 28 };

/** Set in the flags of an entry if its name is UTF-8. */
const utf8Flag = 0x800;

function* readDirectory(archive: Uint8Array): Generator<DirectoryEntry> {
  const view = viewOf(archive);
  let at = archive.length - end.length;
  while (view.getUint32(at, true) !== end.signature) at--;
  const count = view.getUint16(at + end.count, true);
  at = view.getUint32(at + end.directory, true);
  for (let index = 0; index < count; index++) {
    const short = (offset: number) => view.getUint16(at + offset, true);
    const long = (offset: number) => view.getUint32(at + offset, true);
    const start = at + header.length;
    const name = archive.subarray(start, start + short(header.name));
    yield {
      name: strFromU8(name, (short(header.flags) & utf8Flag) === 0),
      size: long(header.size),
      packedSize: long(header.packedSize),
      isDeflated: short(header.method) === 8,
      checksum: long(header.checksum),
      offset: long(header.offset),
    };
    at = start + short(header.name) + short(header.extra) + short(header.comment);
  }
}

/** Returns the contents of an entry; null if they cannot be inflated. */
function contentOf(
  archive: Uint8Array<ArrayBuffer>,
  { size, packedSize, isDeflated, offset }: DirectoryEntry,
): Uint8Array<ArrayBuffer> | null {
  try {
    const view = viewOf(archive);
    const start =
      offset +
      entryHeader.length +
      view.getUint16(offset + entryHeader.name, true) +
      view.getUint16(offset + entryHeader.extra, true);
    const packed = archive.subarray(start, start + packedSize);
    // Inflates into a buffer of the declared size, so a false size cannot fill the memory.
    return isDeflated ? inflateSync(packed, { out: new Uint8Array(size) }) : packed.slice();
  } catch {
    return null;
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

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
