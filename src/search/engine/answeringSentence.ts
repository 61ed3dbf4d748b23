import type { TextMarks } from './findMarks';

/**
 * Returns the sentence in the texts below a heading that has most words of the query, the first one if several have
 * equally many or none has any. Returns null if there is no text.
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

/** A sentence ends at a mark before a capital letter or the end of the text, so not in `2.5` or `e.g. this`. */
const sentencePattern = /\S.*?(?:[.!?](?= [A-Z"(])|$)/g;
