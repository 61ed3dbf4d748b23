/**
 * Returns patterns that match exactly the files in `files` for which `wanted` is true. A folder whose files are all
 * wanted becomes one pattern, "/assets/js/*".
 */
export function coveringPatterns(
  files: readonly string[],
  wanted: (path: string) => boolean,
  folder = '/',
): string[] {
  const within = files.filter((path) => path.startsWith(folder));
  if (!within.some(wanted)) return [];
  if (folder !== '/' && within.every(wanted)) return [`${folder}*`];
  const names = within.map((path) => /^[^/]*\/?/.exec(path.slice(folder.length))?.[0] ?? '');
  return [...new Set(names)].flatMap((name) => {
    const path = folder + name;
    if (name.endsWith('/')) return coveringPatterns(within, wanted, path);
    return wanted(path) ? [path] : [];
  });
}
