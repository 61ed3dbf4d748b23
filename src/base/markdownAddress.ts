/** Returns the address of a page as Markdown: "/docs/intro.md" for "/docs/intro", "/docs/api.md" for "/docs/api/". */
export function markdownAddress(address: string): string {
  return `${address.replace(/\/$/, '')}.md`;
}
