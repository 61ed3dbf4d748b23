const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns `text` as it is written between two tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
