/** A page of the documentation as Markdown. */
export interface MarkdownPage {
  /** The URL, including the base path: "/docs/intro". */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The innermost category of the page; undefined for pages at the top level of the sidebar. */
  readonly category: string | undefined;
  /** URL of the next page in the sidebar. */
  readonly next: string | undefined;
  /** The whole page, which starts with its title as a first-level heading. */
  readonly markdown: string;
}

/** Data about the site, for the lists of pages. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  /** URL of the site, without a trailing slash. */
  readonly url: string;
  readonly version: string;
}
