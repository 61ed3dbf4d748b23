/**
 * Text made safe to stand in HTML. Both screens of search insert what they are given as HTML, so this
 * is the boundary that keeps a page's text from becoming markup.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
