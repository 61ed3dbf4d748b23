/**
 * Returns the path under which a page is cached. "/docs/api/", "/docs/api/index.html" and "/docs/api" are the same
 * page, and hosts differ in which of these URLs they redirect to.
 */
export function pagePath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
