/**
 * Returns the one path under which a page is kept, whichever of its spellings is requested: "/docs/api/",
 * "/docs/api/index.html" and "/docs/api" are one page. Hosts differ in which of them they redirect to.
 */
export function pagePath(path: string): string {
  const bare = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/$/, '');
  return bare === '' ? '/' : bare;
}
