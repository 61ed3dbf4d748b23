/** Returns the HTML tag that names the release of a page. */
export function releaseTag(release: string): string {
  return `<meta name="release" content="${release}">`;
}

/** Returns the release that a page's tag names; null if there is no tag. Hosts may remove the tag's quotes. */
export function releaseOf(html: string): string | null {
  return /<meta name="?release"? content="?([0-9a-f]+)/.exec(html)?.[1] ?? null;
}

/** The data of a release that the build writes into its service worker. */
export interface SiteRelease {
  readonly name: string;
  /** The files that search needs, in the order in which it needs them. */
  readonly search: readonly string[];
  /** Large files of this release: kernel, compiler, search index. Large files of earlier releases are removed. */
  readonly large: readonly string[];
  /** URL of the script that notifies readers of a new release. */
  readonly notice: string;
  readonly everything: DownloadableSite;
}

/** The files of a release that readers can download for offline reading. */
export interface DownloadableSite {
  /** URL of the file list: `[path, bytes][]`, as JSON. */
  readonly list: string;
  /** Size on a device, uncompressed. Bytes. */
  readonly bytes: number;
  /** Size of the download, compressed. Bytes. */
  readonly transfer: number;
}

/** A file of a release: its path below the site's base, and its uncompressed size in bytes. */
export type ListedFile = readonly [path: string, bytes: number];
