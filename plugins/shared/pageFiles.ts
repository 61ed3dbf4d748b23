/** Returns true for the page in which a sandbox runs, which is not a page of the site. */
export const isRunnerDocument = (path: string) => /^\/play\/[^/]+\.html$/.test(path);

/** Returns true for a page of the site, by its path below `build/`. */
export const isPage = (path: string) => path.endsWith('.html') && !isRunnerDocument(path);
