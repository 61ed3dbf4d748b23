const letters = 26;
const digits = 36;

/**
 * Returns a name of two or three characters for each of `hashes`, the names that Docusaurus gives chunks: eight hex digits,
 * which no compression shortens, in all that lists chunks. A name follows from its own hash, and moves on only where
 * another chunk has it: a new chunk leaves the files of all others their names, or of all but a few.
 * Errors: names the chunk that is not named by a hash.
 * @param {readonly string[]} hashes
 * @returns {ReadonlyMap<string, string>} All of one length, a letter first: as keys they need no quotes.
 */
function shortNames(hashes) {
  const length = lengthFor(hashes.length);
  const first = 10 * digits ** (length - 1);
  const count = namesOf(length);
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const hash of [...hashes].sort()) {
    if (!/^[0-9a-f]{8}$/.test(hash)) {
      throw new Error(
        `The chunk ${hash} is not named by a hash: see plugins/client-bundle/documents/shortNames.cjs.`,
      );
    }
    let place = Number.parseInt(hash, 16) % count;
    while (taken.has(place)) place = (place + 1) % count;
    taken.set(place, hash);
  }
  return new Map(Array.from(taken, ([place, hash]) => [hash, (first + place).toString(digits)]));
}

/**
 * Leaves room for three times as many names: few chunks meet.
 * @param {number} chunks
 */
function lengthFor(chunks) {
  let length = 2;
  while (namesOf(length) < 3 * chunks) length += 1;
  return length;
}

/** @param {number} length */
const namesOf = (length) => letters * digits ** (length - 1);

module.exports = { shortNames };
