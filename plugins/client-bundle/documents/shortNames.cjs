/**
 * Returns a name of two or three characters for each of `hashes`, the names that Docusaurus gives chunks: they stand in all
 * that lists chunks, and hex digits of a hash are what no compression shortens. A name follows from its own hash and moves
 * on only where an earlier one has it, so that a new chunk leaves all others, or all but one, the name of their file.
 * Errors: names the chunk that is not named by a hash.
 * @param {readonly string[]} hashes
 * @returns {ReadonlyMap<string, string>} all of one width
 */
function shortNames(hashes) {
  const width = widthFor(hashes.length);
  const count = 36 ** width;
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set();
  for (const hash of [...hashes].sort()) {
    if (!/^[0-9a-f]{8}$/.test(hash)) {
      throw new Error(`The chunk ${hash} has no hash for a name: see ${__filename}.`);
    }
    let place = Number.parseInt(hash, 16) % count;
    while (taken.has(place)) place = (place + 1) % count;
    taken.add(place);
    names.set(hash, place.toString(36).padStart(width, '0'));
  }
  return names;
}

/**
 * Four times as many names as chunks: few meet.
 * @param {number} chunks
 */
function widthFor(chunks) {
  let width = 2;
  while (36 ** width < 4 * chunks) width += 1;
  return width;
}

module.exports = { shortNames };
