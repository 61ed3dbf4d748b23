import type { TextMarks } from './findMarks';

/**
 * Of the texts below a heading the sentence that has most words of the question, the first of several; the very first
 * sentence where none has any. Nothing without a text.
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

/** Up to a mark that a capital or nothing follows: neither `2.5` nor `e.g. this` ends a sentence. */
const sentencePattern = /\S.*?(?:[.!?](?= [A-Z"(])|$)/g;
