/** True for the page that a sandbox runs in, which is no page of the site. */
export const isRunner = (path: string) => /^\/play\/[^/]+\.html$/.test(path);

/** True for a page of the site, by its path below `build/`. */
export const isPage = (path: string) => path.endsWith('.html') && !isRunner(path);
