/**
 * The kinds of files of the site, for the service worker. All but `page`, `runner` and `plain` have a content hash in
 * their name, so a file with such a name is the same in every release.
 */
export type FileKind =
  'page' | 'runner' | 'plain' | 'code' | 'picture' | 'mesh' | 'kernel' | 'search';

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/^\/play\/runner\.html$/, 'runner'],
  [/^\/(play|type-help)\//, 'kernel'],
  [/^\/search\/store-[^/]+$/, 'search'],
  [/^\/assets\/(js|css|models|offline)\/|^\/fonts\/.+\.woff2$/, 'code'],
  [/\.glb$/, 'mesh'],
  [/^\/(models|assets)\/.+\.(webp|svg|png|jpe?g)$/, 'picture'],
  // Files without a content hash: Markdown versions of pages, manifests and icons.
  [/\.md$|^\/search\/manifest\.json$|^\/site\.webmanifest$|^\/favicon\.ico$|^\/img\//, 'plain'],
  [/(^|\/)[^/.]*$|\.html$/, 'page'],
];

/**
 * Returns the kind of the file at `path`, a path below the site's base such as "/docs/intro". Returns null for files
 * that are not cached: machine-readable lists, licences, the records for hosted search, and the service worker itself.
 */
export function fileKind(path: string): FileKind | null {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Returns true if files of this kind have a content hash in their name, so they never change. */
export function isImmutable(kind: FileKind): boolean {
  return kind !== 'page' && kind !== 'runner' && kind !== 'plain';
}
