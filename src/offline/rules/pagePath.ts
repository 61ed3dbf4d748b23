/**
 * Returns the path under which a page is cached. "/docs/api/", "/docs/api/index.html" and "/docs/api" are the same
 * page, and hosts differ in the one to which they redirect.
 */
export function pagePath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
