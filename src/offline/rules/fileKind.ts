/**
 * What a file of the site is, to a service worker. All but `page`, `runner` and `plain` carry a hash of their content in
 * their name: what such a name stands for never changes, whichever release asks for it.
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
  // Without a hash: the Markdown of a page, the manifests, and the icons.
  [/\.md$|^\/search\/manifest\.json$|^\/site\.webmanifest$|^\/favicon\.ico$|^\/img\//, 'plain'],
  [/(^|\/)[^/.]*$|\.html$/, 'page'],
];

/**
 * Returns what the file at `path` is, an address below the site's base such as "/docs/intro". Null for what is not kept:
 * lists for machines, licences, the records that hosted search is filled with, the service worker itself.
 */
export function fileKind(path: string): FileKind | null {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Whether the name of a file says what is in it. */
export function isFixed(kind: FileKind): boolean {
  return kind !== 'page' && kind !== 'runner' && kind !== 'plain';
}
