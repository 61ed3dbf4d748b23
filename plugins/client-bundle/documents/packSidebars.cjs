/**
 * @typedef {object} Item An item of a sidebar as Docusaurus writes it.
 * @property {string} type
 * @property {string} [label]
 * @property {string} [href]
 * @property {Item[]} [items]
 */
/** @typedef {Record<string, Item[]>} Sidebars */
/**
 * @typedef {string | number | (Omit<Item, 'href' | 'items'> & { href?: string | 0, items?: Packed[] })} Packed
 * A string is the label of a link to the next document; a number, so many links to the next ones, labelled by their names;
 * all else is as Docusaurus writes it, but that the address of the next document is 0.
 */

/**
 * Returns `sidebars` without the addresses of documents, which the client has already.
 * @param {Sidebars} sidebars
 * @param {readonly string[]} paths Of the documents, in the order of the sidebars; `sidebarsOf.js` is given the same.
 * @returns {Record<string, Packed[]>}
 */
function packSidebars(sidebars, paths) {
  let next = 0;
  /** @type {(items: readonly Item[]) => Packed[]} */
  const pack = (items) => {
    /** @type {Packed[]} */
    const packed = [];
    for (const item of items) {
      const isNext = item.href !== undefined && item.href === paths[next];
      if (isNext) next += 1;
      const last = packed.at(-1);
      if (!isNext || !isPlainLink(item)) {
        const { href, items: below, ...rest } = item;
        packed.push({
          ...rest,
          ...(href !== undefined && { href: isNext ? 0 : href }),
          ...(below && { items: pack(below) }),
        });
      } else if (item.label !== nameOf(item)) packed.push(item.label ?? '');
      else if (typeof last === 'number') packed[packed.length - 1] = last + 1;
      else packed.push(1);
    }
    return packed;
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, pack(items)]));
}

/**
 * The addresses in `sidebars`, from top to bottom.
 * @param {Sidebars} sidebars
 * @returns {string[]}
 */
function addressesIn(sidebars) {
  /** @type {(item: Item) => string[]} */
  const read = ({ href, items = [] }) => [
    ...(href === undefined ? [] : [href]),
    ...items.flatMap(read),
  ];
  return Object.values(sidebars).flat().flatMap(read);
}

/** @param {Item} item */
const isPlainLink = (item) =>
  Object.keys(item).sort().join() === 'href,label,type' && item.type === 'link';

/** @param {Item} item */
const nameOf = ({ href = '' }) => href.slice(href.lastIndexOf('/') + 1);

module.exports = { packSidebars, addressesIn };
