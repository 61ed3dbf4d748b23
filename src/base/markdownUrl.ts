/**
 * Returns the URL of the Markdown version of a page: "/docs/intro.md" for "/docs/intro", "/docs/api.md" for
 * "/docs/api/".
 */
export function markdownUrl(address: string): string {
  return `${address.replace(/\/$/, '')}.md`;
}
