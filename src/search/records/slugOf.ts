/** Returns the anchor that Docusaurus generates for a heading without an explicit id. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}
