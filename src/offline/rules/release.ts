/** Returns the tag that names the release a page belongs to. */
export function releaseTag(release: string): string {
  return `<meta name="release" content="${release}">`;
}

/** Returns the release that a page says it is of, null when it says none. Hosts may leave out its quotes. */
export function releaseOf(html: string): string | null {
  return /<meta name="?release"? content="?([0-9a-f]+)/.exec(html)?.[1] ?? null;
}

/** What the build tells the service worker of the release it belongs to. */
export interface SiteRelease {
  readonly name: string;
  /** The files with which search answers, in the order they are needed. */
  readonly search: readonly string[];
  /** Large files of this release: kernel, compiler, search index. Those of earlier ones are let go. */
  readonly large: readonly string[];
  /** Address of the script that tells a reader of a new release. */
  readonly notice: string;
  readonly everything: Everything;
}

/** All that can be kept of a release. */
export interface Everything {
  /** Address of the list of the files: `[path, bytes][]`, as JSON. */
  readonly list: string;
  /** Bytes that it takes on a device. */
  readonly bytes: number;
  /** Bytes over the network, compressed. */
  readonly transfer: number;
}

/** A file of a release: its path below the site's base, and its bytes on the device. */
export type ListedFile = readonly [path: string, bytes: number];
