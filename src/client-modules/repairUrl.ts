/**
 * Client module. Escapes stray percent signs in the URL, as in `#50%`: Docusaurus and its router decode the path and
 * the hash, and throw if a percent sign starts no valid escape.
 */
function repairUrl(): void {
  const { pathname, search, hash } = window.location;
  const repaired = escapeStrayPercents(pathname) + search + escapeStrayPercents(hash);
  if (repaired !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', repaired);
}

/** Escapes every percent sign of a string that cannot be decoded. Returns other strings unchanged. */
export function escapeStrayPercents(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

if (typeof window !== 'undefined') {
  repairUrl();
  // Runs before the router's own listener, which is added later.
  window.addEventListener('popstate', repairUrl);
}
