/** A page of the documentation as text. */
export interface MarkdownPage {
  /** "/docs/intro", with the base path. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The deepest category the page is in; none for pages at the top of the sidebar. */
  readonly category: string | undefined;
  /** Address of the page that follows it in the sidebar. */
  readonly next: string | undefined;
  /** The whole page, starting with its title as a first-level heading. */
  readonly markdown: string;
}

/** Facts about the whole site, for the lists of pages. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly version: string;
}
