/** A word, or a part of an identifier, with its position in the text. */
export interface Token {
  /** The word in lower case. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** False for a part of an identifier. */
  readonly isWhole: boolean;
}

/** Matches a word: letters, digits and underscores. */
const wordPattern = /[A-Za-z0-9_\u00C0-\u024F]+/g;

/** Matches a part of an identifier: `2D`, a number, a sequence of capitals, or a word with or without a capital. */
const partPattern = /\d+[Dd](?![a-z])|\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/**
 * Returns the words of a text. Each identifier is followed by its parts:
 * drawRoundedRectangle(…) → drawroundedrectangle · draw · rounded · rectangle
 */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern)).flatMap((match) =>
    wordAndParts(match[0], match.index),
  );
}

/** Returns the words of a text, without the parts of identifiers. */
export function wholeWords(text: string): string[] {
  return tokenize(text)
    .filter(({ isWhole }) => isWhole)
    .map(({ word }) => word);
}

function wordAndParts(written: string, start: number): Token[] {
  const whole = { word: written.toLowerCase(), start, end: start + written.length, isWhole: true };
  // A word with accents is not an identifier.
  if (/[^A-Za-z0-9_]/.test(written)) return [whole];
  const parts = Array.from(written.matchAll(partPattern))
    .map(({ 0: part, index }) => ({
      word: part.toLowerCase(),
      start: start + index,
      end: start + index + part.length,
      isWhole: false,
    }))
    .filter(({ word }) => word.length > 1);
  const isSplit = parts.some((part) => part.word.length < whole.word.length);
  return isSplit ? [whole, ...parts] : [whole];
}
