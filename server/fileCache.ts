import fs from 'node:fs';

/** A file as it was read, with what tells clients whether theirs is the same. */
export interface CachedFile {
  readonly content: Buffer;
  readonly etag: string;
  readonly lastModified: string;
}

export interface FileCache {
  /**
   * Returns a file, or null for one that is not kept: it is too large, or the cache is full.
   * Errors: those of the file system.
   */
  readonly get: (path: string) => CachedFile | null;
}

/**
 * Bytes. The site takes less in all encodings, the kernel included: a thousand readers who want that at once would each
 * have it read from the disk in pieces, and nobody would be heard meanwhile.
 */
const defaults = { maxFileBytes: 32_000_000, maxBytes: 128_000_000 };

/** For so long a file is taken to be as it was. A build may run beside us. */
const maxAgeMs = 1000;

interface Entry extends CachedFile {
  readonly mtimeMs: number;
  checkedAt: number;
}

/**
 * Keeps files in memory, up to `maxBytes` together.
 * They are read in one call that blocks: it is short, it comes once for a file, and no descriptor outlives it.
 */
export function createFileCache({ maxFileBytes, maxBytes } = defaults): FileCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const get = (path: string): Entry | null => {
    const kept = entries.get(path);
    const now = Date.now();
    if (kept && now - kept.checkedAt < maxAgeMs) return kept;
    const stats = fs.statSync(path);
    if (kept?.mtimeMs === stats.mtimeMs && kept.content.length === stats.size) {
      kept.checkedAt = now;
      return kept;
    }
    if (kept && entries.delete(path)) bytes -= kept.content.length;
    if (stats.size > maxFileBytes || bytes + stats.size > maxBytes) return null;
    const entry = readEntry(path, stats, now);
    entries.set(path, entry);
    bytes += entry.content.length;
    return entry;
  };
  return { get };
}

function readEntry(path: string, { size, mtime, mtimeMs }: fs.Stats, now: number): Entry {
  return {
    content: fs.readFileSync(path),
    // As `send` makes it: a file has one tag, whichever way it is sent.
    etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    lastModified: mtime.toUTCString(),
    mtimeMs,
    checkedAt: now,
  };
}
