import type { TextMarks } from './findMarks';

/**
 * Returns the sentence below a heading that contains the most words of the query. In a tie, returns the first one.
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

/**
 * A sentence ends at a punctuation mark that is followed by a capital letter or by the end of the text. `2.5` and `e.g.
 * this` therefore do not end a sentence.
 */
const sentencePattern = /\S.*?(?:[.!?](?= [A-Z"(])|$)/g;
