/**
 * Returns where `code` uses a name: the places of its first letters. A name with a dot before it is a member's, called
 * on an object or set as an option. Where it is imported it is not used yet.
 */
export function findUses(code: string, name: string): ReadonlySet<number> {
  const imports = [...code.matchAll(/^import\b[^"']*["'][^"']*["']/gm)];
  const isImported = (at: number): boolean =>
    imports.some(({ index, 0: text }) => at > index && at < index + text.length);
  const places = Array.from(code.matchAll(patternOf(name)), ({ index }) => index);
  return new Set(places.filter((at) => !isImported(at)));
}

function patternOf(name: string): RegExp {
  if (!name.startsWith('.')) return new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g');
  const member = name.slice(1);
  return new RegExp(`(?<=\\.)${member}(?![\\w$])|(?<=[{,]\\s*)${member}(?=\\s*:)`, 'g');
}
