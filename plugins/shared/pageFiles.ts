/** Returns true for the document in which a sandbox runs. It is not a page of the site. */
export const isRunnerDocument = (path: string) => /^\/play\/[^/]+\.html$/.test(path);

/** Returns true for a page of the site, by its path below `build/`. */
export const isPage = (path: string) => path.endsWith('.html') && !isRunnerDocument(path);

/** Returns the HTML of a page with a meta tag inserted as early as possible. Throws if the page has no charset tag. */
export function insertMeta(html: string, tag: string): string {
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html)) throw new Error(`A page has no <meta charset>: no place for ${tag}.`);
  return html.replace(charset, (meta) => meta + tag);
}
