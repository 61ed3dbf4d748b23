/**
 * Returns the URL of the Markdown version of a page: "/docs/intro.md" for "/docs/intro", "/docs/api.md" for
 * "/docs/api/".
 */
export function markdownAddress(address: string): string {
  return `${address.replace(/\/$/, '')}.md`;
}
