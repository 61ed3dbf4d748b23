/**
 * Returns up to three of `names` that someone who wrote `wrong` may have meant, the nearest first.
 * Near: at most a third of the letters differ (Damerau–Levenshtein without case), or one contains the other.
 */
export function nearNames(wrong: string, names: readonly string[]): readonly string[] {
  const target = wrong.toLowerCase();
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  return [...new Set(names)]
    .map((name) => ({ name, distance: distanceWithin(limit, target, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || contains(name.toLowerCase(), target))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map(({ name }) => name);
}

function contains(name: string, target: string): boolean {
  return target.length >= 4 && name.includes(target);
}

/** Texts that differ in length alone by more than `limit` are not compared, so that a very long one costs nothing. */
function distanceWithin(limit: number, a: string, b: string): number {
  const atLeast = Math.abs(a.length - b.length);
  return atLeast > limit ? atLeast : distance(a, b);
}

/** Letters to insert, drop, change or swap with their neighbour to get from `a` to `b`. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
