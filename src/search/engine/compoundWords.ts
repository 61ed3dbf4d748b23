/** Shorter halves are in too many words: "the" in "thesis". */
const shortest = 4;

/**
 * For each word of a question the other ways to write it that the pages have: "cheatsheet" as its two halves, "counter
 * bore" as one word.
 */
export function compoundWords(
  words: readonly string[],
  isIndexed: (word: string) => boolean,
): readonly (readonly string[])[] {
  const found: string[][] = words.map((word) => (isIndexed(word) ? [] : halvesOf(word, isIndexed)));
  for (const [place, word] of words.entries()) {
    const joined = word + (words[place + 1] ?? '');
    if (joined === word || !isIndexed(joined)) continue;
    found[place]?.push(joined);
    found[place + 1]?.push(joined);
  }
  return found;
}

function halvesOf(word: string, isIndexed: (word: string) => boolean): string[] {
  for (let cut = shortest; cut <= word.length - shortest; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    if (halves.every(isIndexed)) return halves;
  }
  return [];
}
