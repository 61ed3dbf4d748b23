import * as v from 'valibot';
import { tableOf, text } from '../../../shared/parseYaml';

/** Our description of a symbol, in Markdown. A name in backticks becomes a link to its page. */
export type SymbolDescription = v.InferOutput<typeof symbolDescription>;

export const symbolDescription = v.strictObject({
  /** One sentence on what the symbol is or does. Also used in the index and as the page's meta description. */
  summary: text,
  /** Further paragraphs, if needed. */
  about: v.optional(text),
  /** The calls that return an object of this type. */
  get: v.optional(text),
  /**
   * Descriptions of parameters, with units and defaults. The key is `options.name` for a field of an options object.
   */
  params: v.optional(tableOf(text)),
  returns: v.optional(text),
  /** A complete JavaScript program. Tests check lines such as `expression; // → value`. */
  example: v.optional(text),
  /** Ids of guide pages. */
  see: v.optional(v.array(text)),
  /** One or two sentences for each own member. */
  members: v.optional(tableOf(text)),
});

/** An error that a call may throw, with code that provokes it. */
export type DocumentedError = v.InferOutput<typeof documentedError>;

const thrownError = {
  /** The message, or `number` if the kernel throws a number instead of an error. */
  throws: text,
  /** The cause, as a Markdown clause that follows "when". */
  when: text,
};

export const documentedError = v.union(
  [
    // The code is JavaScript whose last line throws the error.
    v.strictObject({ ...thrownError, code: text }),
    v.strictObject({ ...thrownError, notRun: text }),
  ],
  'An error has throws, when, and either code or the reason why no code is run (notRun).',
);

/** The value of `throws` for an error that is a number. */
export const thrownNumber = 'number';

/** A mistake that throws no error. */
export type SilentFailure = v.InferOutput<typeof silentFailure>;

export const silentFailure = v.strictObject({
  /** The mistake and its effect. Markdown. */
  says: text,
  /** JavaScript with `// → value` lines that show the effect. */
  code: text,
});

export interface Descriptions {
  /** Exported symbols, and hidden base classes whose members are on several pages. */
  readonly symbols: ReadonlyMap<string, SymbolDescription>;
  /**
   * Descriptions of parameters, by class, member and parameter. Entries under `anyMember` apply to all members of the
   * class.
   */
  readonly memberParameters: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** Similar names, by symbol or `Class.member`. Each has a sentence about the difference. */
  readonly seeAlso: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Errors and silent failures, by symbol or `Class.member`: `makePlane`, `Drawing.offset`. */
  readonly failures: {
    readonly errors: ReadonlyMap<string, readonly DocumentedError[]>;
    readonly silent: ReadonlyMap<string, readonly SilentFailure[]>;
  };
  /** One sentence for each type that signatures mention and that has no page. */
  readonly types: ReadonlyMap<string, string>;
}

export const anyMember = 'anyMember';
