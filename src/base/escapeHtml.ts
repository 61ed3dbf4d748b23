/** Returns `text` escaped for use between two tags of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, entityOf);
}

/** Returns `text` escaped for use in an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, entityOf);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function entityOf(character: string): string {
  return entities[character] ?? character;
}
