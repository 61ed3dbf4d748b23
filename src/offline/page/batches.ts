import type { ListedFile } from '../rules/release';

/** The limits of a batch. Progress is updated, and Stop takes effect, between two batches. */
const limit = { files: 40, bytes: 1_000_000 } as const;

/**
 * Splits `files` into batches, the smallest files first. Each of the largest files is a batch of one, so progress is
 * even.
 */
export function splitIntoBatches(files: readonly ListedFile[]): ListedFile[][] {
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

export function sumBytes(files: readonly ListedFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
