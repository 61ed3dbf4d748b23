/** @typedef {import('./packSidebars.cjs').Item} Item */
/** @typedef {import('./packSidebars.cjs').Packed} Packed */

/**
 * Returns the sidebars as Docusaurus writes them, from what `packSidebars.cjs` has left of them. Runs in every docs page.
 * @param {Readonly<Record<string, readonly Packed[]>>} sidebars
 * @param {readonly { readonly path: string }[]} documents
 * @returns {Record<string, Item[]>}
 */
export function sidebarsOf(sidebars, documents) {
  let next = 0;
  const nextPath = () => documents[next++]?.path ?? '';
  /** @type {(label?: string) => Item} */
  const link = (label) => {
    const href = nextPath();
    return { type: 'link', label: label ?? href.slice(href.lastIndexOf('/') + 1), href };
  };
  /** @type {(item: Packed) => Item[]} */
  const unpack = (item) => {
    if (typeof item === 'string') return [link(item)];
    if (typeof item === 'number') return Array.from({ length: item }, () => link());
    const { href, items, ...rest } = item;
    return [
      {
        ...rest,
        // Before those of its items.
        ...(href !== undefined && { href: href === 0 ? nextPath() : href }),
        ...(items && { items: items.flatMap(unpack) }),
      },
    ];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap(unpack)]),
  );
}
