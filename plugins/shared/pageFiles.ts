/** Returns true for the document in which a sandbox runs. It is not a page of the site. */
export const isRunnerDocument = (path: string) => /^\/play\/[^/]+\.html$/.test(path);

/** Returns true for a page of the site, by its path below `build/`. */
export const isPage = (path: string) => path.endsWith('.html') && !isRunnerDocument(path);
