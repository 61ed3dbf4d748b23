import type { TextMarks } from './findMarks';

/**
 * Returns the sentence below a heading that contains the most words of the query, and the first of equal ones.
 * Returns null if there is no text.
 */
export function answeringSentence(
  texts: readonly string[],
  marksOf: (text: string) => TextMarks,
): string | null {
  let best: string | null = null;
  let most = -1;
  for (const sentence of texts.flatMap((text) => text.match(sentencePattern) ?? [])) {
    const { length } = marksOf(sentence).matchedWords;
    if (length > most) [best, most] = [sentence, length];
  }
  return best;
}

/** A sentence ends at a mark before a capital letter or at the end of the text, so `2.5` and `e.g. this` end none. */
const sentencePattern = /\S.*?(?:[.!?](?= [A-Z"(])|$)/g;
