/** Where the site is published. */
export interface SiteAddress {
  /** "https://replicad.xyz", without a slash at its end. */
  readonly url: string;
  /** "/", or the path of a site that does not have its host for itself: "/replicad/". */
  readonly baseUrl: string;
  /** Where a reader may edit this folder, "https://github.com/owner/name/edit/main/". */
  readonly editUrl?: string;
}

/**
 * Returns where the site is published: at the address of requirement 1.3, unless the environment says otherwise by
 * `SITE_URL` and `BASE_URL`; and by `EDIT_URL` where its source can be edited.
 * Errors: says which of them is none, and what it should look like.
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
