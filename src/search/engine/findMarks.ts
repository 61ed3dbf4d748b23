import { allowedEdits } from './buildClauses';
import type { QueryWord } from './parseQuery';
import { isWithinEdits, stem } from './words';
import { tokenize, type Token } from './tokenize';

/** A range of characters to highlight. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
}

export interface TextMarks {
  /** Sorted by `start`. Overlapping and adjacent marks are merged. */
  readonly marks: readonly TextMark[];
  /** The words of the query that the text contains. */
  readonly matchedWords: readonly string[];
}

/** The data of a query that highlighting needs. */
export interface HighlightQuery {
  readonly words: readonly QueryWord[];
  readonly synonyms: readonly (readonly string[])[];
  /** The terms of the index that matched this record. */
  readonly terms: ReadonlySet<string>;
}

/**
 * Returns the ranges of `text` to highlight: matching words and parts of identifiers. In a prefix match, only the typed
 * letters are highlighted.
 */
export function findMarks(text: string, { words, synonyms, terms }: HighlightQuery): TextMarks {
  const marks: TextMark[] = [];
  const matched = new Set<string>();
  if (terms.size === 0) return { marks, matchedWords: [] };
  for (const token of tokenize(text)) {
    if (!terms.has(token.word) && !terms.has(stem(token.word))) continue;
    const index = words.findIndex((word, i) => isMatch(token, word, synonyms[i] ?? []));
    const found = words[index];
    if (!found) continue;
    matched.add(found.word);
    const typed = token.word.startsWith(found.word) ? found.word.length : token.word.length;
    marks.push({ start: token.start, end: token.start + typed });
  }
  return { marks: merged(marks), matchedWords: [...matched] };
}

function isMatch({ word: token }: Token, { word, parts }: QueryWord, synonyms: readonly string[]) {
  return (
    token.startsWith(word) ||
    stem(token) === stem(word) ||
    parts.includes(token) ||
    synonyms.includes(token) ||
    isWithinEdits(token, word, allowedEdits(word))
  );
}

function merged(marks: readonly TextMark[]): TextMark[] {
  const result: TextMark[] = [];
  for (const mark of [...marks].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && mark.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) };
    } else {
      result.push(mark);
    }
  }
  return result;
}
