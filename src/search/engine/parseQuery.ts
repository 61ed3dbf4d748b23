import { readErrorMessage } from './readErrorMessage';
import { stem } from './words';
import { tokenize, wholeWords } from './tokenize';

/** Maximum length of a query in characters; the rest is ignored. Requirement 9.12. */
const queryLimit = 512;

/** A word of the query. */
export interface QueryWord {
  readonly word: string;
  /** Parts of an identifier that was typed as one word: `draw` and `circle` for `drawCircle`. */
  readonly parts: readonly string[];
  /** True if the word may be unfinished: it is the last one, and no space follows it. */
  readonly isOpen: boolean;
  /** True for a filler word, which says little about the topic: "make", "way", "another". */
  readonly isFiller: boolean;
}

/** Words with a special role in queries. */
export interface RoleWords {
  /** Words that are omitted from a query unless it has no other words. */
  readonly stopWords: ReadonlySet<string>;
  /** Stems of words that count less than others. */
  readonly fillers: ReadonlySet<string>;
  /** Stems of words for problems, such as "fail". */
  readonly trouble: ReadonlySet<string>;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** The stems of all words as typed, including those omitted from `words`. */
  readonly sequence: readonly string[];
  /** True if the query contains a word such as "fail". */
  readonly isTrouble: boolean;
  /** True if the query is a copied error message. */
  readonly isMessage: boolean;
  /** The query reduced to letters and digits, with and without stop words, for comparison with whole titles. */
  readonly letters: readonly string[];
  /** The page and the member in a query such as `Shape.fillet`; undefined for other queries. */
  readonly owner: { readonly page: string; readonly member: string } | undefined;
  /** True if the query looks like code: capitals or digits inside a word, a dot, a call or an underscore. */
  readonly isSymbol: boolean;
  /** Word sequences that results must contain; only with advanced syntax. */
  readonly phrases: readonly (readonly string[])[];
  /** Words that results must not contain; only with advanced syntax. */
  readonly excluded: readonly string[];
}

/** Parses the typed text. */
export function parseQuery(typed: string, roles: RoleWords, isAdvanced = false): Query {
  const cut = typed.slice(0, queryLimit);
  const { text, phrases, excluded } = isAdvanced
    ? readAdvanced(cut)
    : { text: cut, phrases: [], excluded: [] };
  const message = readErrorMessage(text);
  const all = wordsOf(message ?? text, roles);
  const meaningful = all.filter(({ word }) => !roles.stopWords.has(word));
  const words = meaningful.length > 0 ? meaningful : all;
  const owner = /([A-Za-z0-9_]+)\.([A-Za-z0-9_]+)/.exec(text);
  return {
    words,
    sequence: all.map(({ word }) => stem(word)),
    isMessage: message !== undefined,
    isTrouble: message !== undefined || all.some(({ word }) => roles.trouble.has(stem(word))),
    letters: [lettersOf(text), meaningful.map(({ word }) => word).join('')],
    owner:
      owner?.[1] && owner[2] && message === undefined
        ? { page: owner[1].toLowerCase(), member: owner[2].toLowerCase() }
        : undefined,
    isSymbol: message === undefined && /[a-z][A-Z0-9]|[A-Z]{2}|\w\(|\w\.\w|\w_\w/.test(text),
    phrases,
    excluded,
  };
}

/** Returns the letters and digits of a text in lower case: `makebox` for both `makeBox()` and `make box`. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9\u00C0-\u024F]+/g, '');
}

function wordsOf(text: string, { fillers }: RoleWords): QueryWord[] {
  const words: (QueryWord & { parts: string[] })[] = [];
  for (const { word, isWhole, end } of tokenize(text)) {
    if (isWhole) {
      words.push({
        word,
        parts: [],
        isOpen: end === text.length,
        isFiller: fillers.has(stem(word)),
      });
    } else words.at(-1)?.parts.push(word);
  }
  return words;
}

/** Parses `"quoted phrases"` and `-excluded` words. Removes excluded words from the text, but not phrases. */
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
