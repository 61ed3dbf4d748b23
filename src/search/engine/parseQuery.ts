import { tokenize } from './tokenize';

/** A question is cut here. Requirement 9.12. */
const queryLimit = 512;

/** A word of the question. */
export interface QueryWord {
  readonly word: string;
  /** Of an identifier typed as one: `draw`, `circle` of `drawCircle`. */
  readonly parts: readonly string[];
  /** True while it may still be unfinished: the last word, with nothing typed after it. */
  readonly isOpen: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** What was typed, and its words alone, as letters and digits: compared with whole titles. */
  readonly letters: readonly string[];
  /** `Shape.fillet`: the member of which page. */
  readonly owner: { readonly page: string; readonly member: string } | undefined;
  /** Written as code is: capitals inside, a dot, a call, an underscore, a number. */
  readonly isSymbol: boolean;
  /** Word sequences that must occur; only with advanced syntax. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that must not occur; only with advanced syntax. */
  readonly excluded: readonly string[];
}

/** Understands what was typed. `stopWords` are dropped unless nothing would remain. */
export function parseQuery(
  typed: string,
  stopWords: ReadonlySet<string>,
  isAdvanced = false,
): Query {
  const cut = typed.slice(0, queryLimit);
  const { text, phrases, excluded } = isAdvanced
    ? readAdvanced(cut)
    : { text: cut, phrases: [], excluded: [] };
  const all = wordsOf(text);
  const meaningful = all.filter(({ word }) => !stopWords.has(word));
  const owner = /([A-Za-z0-9_]+)\.([A-Za-z0-9_]+)/.exec(text);
  return {
    words: meaningful.length > 0 ? meaningful : all,
    letters: [lettersOf(text), meaningful.map(({ word }) => word).join('')],
    owner:
      owner?.[1] && owner[2]
        ? { page: owner[1].toLowerCase(), member: owner[2].toLowerCase() }
        : undefined,
    isSymbol: /[a-z][A-Z0-9]|[A-Z]{2}|\w\(|\w\.\w|\w_\w/.test(text),
    phrases,
    excluded,
  };
}

/** What whole titles are compared by: `makeBox()` and `make box` are both `makebox`. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9\u00C0-\u024F]+/g, '');
}

function wordsOf(text: string): QueryWord[] {
  const words: { word: string; parts: string[]; isOpen: boolean }[] = [];
  for (const { word, isWhole, end } of tokenize(text)) {
    if (isWhole) words.push({ word, parts: [], isOpen: end === text.length });
    else words.at(-1)?.parts.push(word);
  }
  return words;
}

/** Takes `"quoted phrases"` and `-excluded` words out of the text. */
function readAdvanced(typed: string) {
  const phrases: string[][] = [];
  const excluded: string[] = [];
  const text = typed
    .replace(/"([^"]+)"/g, (_, phrase: string) => {
      phrases.push(wholeWords(phrase));
      return `${phrase} `;
    })
    .replace(/(^|\s)-([A-Za-z0-9_]+)/g, (_, before: string, word: string) => {
      excluded.push(word.toLowerCase());
      return before;
    });
  return { text, phrases: phrases.filter((phrase) => phrase.length > 0), excluded };
}

function wholeWords(text: string): string[] {
  return tokenize(text)
    .filter(({ isWhole }) => isWhole)
    .map(({ word }) => word);
}
