/**
 * Returns the positions at which `code` uses a name. A name with a leading dot is a member of an object or an option.
 * Imports do not count as uses.
 */
export function findNameUses(code: string, name: string): ReadonlySet<number> {
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
