/**
 * Returns patterns that match exactly the files in `files` for which `isIncluded` returns true. A folder whose files
 * are all included becomes one pattern, "/assets/js/*".
 */
export function coveringPatterns(
  files: readonly string[],
  isIncluded: (path: string) => boolean,
  folder = '/',
): string[] {
  const within = files.filter((path) => path.startsWith(folder));
  if (!within.some(isIncluded)) return [];
  if (folder !== '/' && within.every(isIncluded)) return [`${folder}*`];
  const names = within.map((path) => /^[^/]*\/?/.exec(path.slice(folder.length))?.[0] ?? '');
  return [...new Set(names)].flatMap((name) => {
    const path = folder + name;
    if (name.endsWith('/')) return coveringPatterns(within, isIncluded, path);
    return isIncluded(path) ? [path] : [];
  });
}
