/** A page of the documentation as text. */
export interface MarkdownPage {
  /** "/docs/intro", with the base path. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The deepest category the page is in; none for pages at the top of the sidebar. */
  readonly category: string | undefined;
  /** The page that follows it in the sidebar. */
  readonly next: string | undefined;
  /** The whole page, beginning with its title as heading of the first level. */
  readonly markdown: string;
}

/** What the files say about the site as a whole. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly version: string;
}
