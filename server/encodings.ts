/** Encodings made at build, best first, with the ending of their files. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the best encoding that exists in `files` for `path` and that the client accepts, or null for the plain file. */
export function chooseEncoding(
  acceptEncoding: string,
  path: string,
  files: ReadonlySet<string>,
): Encoding | null {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  );
  return (
    encodings.find(({ name, ending }) => accepted.has(name) && files.has(path + ending)) ?? null
  );
}

/** Whether the answer for `path` depends on what the client accepts. */
export function isEncoded(path: string, files: ReadonlySet<string>): boolean {
  return encodings.some(({ ending }) => files.has(path + ending));
}
