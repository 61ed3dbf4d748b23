import { readErrorMessage } from './readErrorMessage';
import { stem } from './words';
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
  /** A word of asking, not of what is asked for: "make", "way", "another". */
  readonly isFiller: boolean;
}

/** Words that are not what a question is about. */
export interface RoleWords {
  /** Left out of a question unless it has no others. */
  readonly stopWords: ReadonlySet<string>;
  /** Stems of words that count little beside others. */
  readonly fillers: ReadonlySet<string>;
  /** Stems of words that say that something went wrong. */
  readonly trouble: ReadonlySet<string>;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** All words as they were typed one after the other; those of `words` with their place there. */
  readonly sequence: readonly { readonly root: string; readonly word: number | undefined }[];
  /** Says that something went wrong. */
  readonly isTrouble: boolean;
  /** An error message, copied. */
  readonly isMessage: boolean;
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

/** Understands what was typed. */
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
    sequence: all.map((word) => {
      const place = words.indexOf(word);
      return { root: stem(word.word), word: place < 0 ? undefined : place };
    }),
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

/** What whole titles are compared by: `makeBox()` and `make box` are both `makebox`. */
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
