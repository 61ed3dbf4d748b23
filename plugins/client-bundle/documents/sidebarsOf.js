/**
 * Returns the sidebars as Docusaurus writes them, from what `packSidebars.cjs` has left of them.
 * @param {Readonly<Record<string, readonly import('./packSidebars.cjs').Packed[]>>} sidebars
 * @param {readonly { readonly path: string }[]} documents
 */
export function sidebarsOf(sidebars, documents) {
  let next = 0;
  const link = (label) => {
    const href = documents[next++].path;
    return { type: 'link', label: label ?? href.slice(href.lastIndexOf('/') + 1), href };
  };
  const unpack = (item) => {
    if (typeof item === 'string') return [link(item)];
    if (typeof item === 'number') return Array.from({ length: item }, () => link());
    const own = item.href === 0 ? { ...item, href: link().href } : item;
    return [own.items ? { ...own, items: own.items.flatMap(unpack) } : own];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap(unpack)]),
  );
}
