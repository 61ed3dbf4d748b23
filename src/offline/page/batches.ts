import type { ListedFile } from '../rules/release';

/** As much as is asked for at once: progress is told, and Stop is heard, between two batches. */
const limit = { files: 40, bytes: 1_000_000 } as const;

/** Cuts `files` into batches, small files first: progress is even, and what comes late is one file each. */
export function batchesOf(files: readonly ListedFile[]): ListedFile[][] {
  const batches: ListedFile[][] = [];
  let bytes = Infinity;
  for (const file of [...files].sort(([, one], [, other]) => one - other)) {
    const last = batches.at(-1);
    if (!last || last.length === limit.files || bytes + file[1] > limit.bytes) {
      batches.push([file]);
      bytes = file[1];
    } else {
      last.push(file);
      bytes += file[1];
    }
  }
  return batches;
}

export function bytesOf(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
