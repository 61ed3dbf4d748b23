/**
 * Returns the 1-based numbers of the lines of `after` that are not in `before`. Compares by the longest common
 * subsequence of lines, so lines that only moved down are not included.
 */
export function changedLines(before: string, after: string): readonly number[] {
  const a = before.split('\n');
  const b = after.split('\n');
  const lengths = commonLengths(a, b);
  const changed: number[] = [];
  let i = 0;
  for (let j = 0; j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (i < a.length && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)) {
      i++;
    } else {
      if (b[j]?.trim() !== '') changed.push(j + 1);
      j++;
    }
  }
  return changed;
}

/**
 * Returns the 1-based numbers of the lines of `after` that the previous model lacks; an empty list for the first model.
 */
export function newLines(
  before: { readonly code: string } | undefined,
  after: { readonly code: string },
): readonly number[] {
  return before ? changedLines(before.code, after.code) : [];
}

/**
 * Returns a table in which `[i][j]` is the length of the longest common subsequence of `a` from `i` and `b` from `j`.
 */
function commonLengths(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const lengths: number[][] = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
