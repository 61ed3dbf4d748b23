/** The URL at which the site is published. */
export interface SiteAddress {
  /** The origin, without a trailing slash: "https://replicad.xyz". */
  readonly url: string;
  /** The base path: "/", or "/replicad/" for a site that shares its host with others. */
  readonly baseUrl: string;
  /** The URL for editing this folder, "https://github.com/owner/name/edit/main/". */
  readonly editUrl?: string;
}

/**
 * Returns the URL of the site. The default is the URL in requirement 1.3. The environment variables `SITE_URL` and
 * `BASE_URL` override it. `EDIT_URL` is the URL for editing the site's source, if there is one. Throws an error naming
 * an invalid variable, with an example.
 */
export function siteAddress(environment: NodeJS.ProcessEnv = process.env): SiteAddress {
  const {
    SITE_URL: url = 'https://replicad.xyz',
    BASE_URL: baseUrl = '/',
    EDIT_URL: editUrl,
  } = environment;
  if (!URL.canParse(url) || new URL(url).origin !== url) {
    throw new Error(
      `SITE_URL is "${url}": it should be like "https://example.org", without a path.`,
    );
  }
  if (!/^\/(?:[\w~-][\w.~-]*\/)*$/.test(baseUrl)) {
    throw new Error(`BASE_URL is "${baseUrl}": it should be like "/replicad/", with both slashes.`);
  }
  if (editUrl !== undefined && !/^https:.*\/$/.test(editUrl)) {
    throw new Error(
      `EDIT_URL is "${editUrl}": it should be like "https://github.com/owner/name/edit/main/".`,
    );
  }
  return { url, baseUrl, ...(editUrl !== undefined && { editUrl }) };
}
