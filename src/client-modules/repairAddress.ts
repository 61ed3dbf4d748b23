/**
 * Client module. Docusaurus and its router decode the path and the hash of the address and throw where a percent sign is no
 * escape, as in `#50%`.
 */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const repaired = escapeStrayPercents(pathname) + search + escapeStrayPercents(hash);
  if (repaired !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', repaired);
}

/** Escapes every percent sign of a text that cannot be decoded. */
export function escapeStrayPercents(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

if (typeof window !== 'undefined') {
  repairAddress();
  // Before the router's own listener, which is added later.
  window.addEventListener('popstate', repairAddress);
}
