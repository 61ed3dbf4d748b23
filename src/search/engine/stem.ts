import { stemmer } from 'stemmer';

const known = new Map<string, string>();

/** The Porter stem of a word in lower case: `fillets`, `filleting` → `fillet`. */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    found = stemmer(word);
    known.set(word, found);
  }
  return found;
}
