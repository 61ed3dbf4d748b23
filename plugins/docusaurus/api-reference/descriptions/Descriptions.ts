import type { Failures } from './Failures';

/** Our description of a symbol, in Markdown. A name in backticks becomes a link to its page. */
export interface SymbolDescription {
  /** One sentence on what it is or does; also used in the index and as the page's meta description. */
  readonly summary: string;
  /** Further paragraphs, if needed. */
  readonly about?: string;
  /** The calls that return an object of this type. */
  readonly get?: string;
  /**
   * Descriptions of parameters, with units and defaults. The key is `options.name` for a field of an options object.
   */
  readonly params?: Readonly<Record<string, string>>;
  readonly returns?: string;
  /** A complete JavaScript program. Tests check lines such as `expression; // → value`. */
  readonly example?: string;
  /** Ids of guide pages. */
  readonly see?: readonly string[];
  /** One or two sentences for each own member. */
  readonly members?: Readonly<Record<string, string>>;
}

export interface Descriptions {
  /** Exported symbols, and hidden base classes whose members are on several pages. */
  readonly symbols: ReadonlyMap<string, SymbolDescription>;
  /** Descriptions of parameters, by class and member. */
  readonly memberParameters: ReadonlyMap<string, MemberParameters>;
  /** Similar names, by symbol or `Class.member`. Each has a sentence about the difference. */
  readonly seeAlso: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Errors and silent failures, each with code that proves it. */
  readonly failures: Failures;
  /** One sentence for each type that signatures mention and that has no page. */
  readonly types: ReadonlyMap<string, string>;
}

/** Descriptions by member and parameter. Those under `anyMember` apply to every member of the class. */
export type MemberParameters = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const anyMember = 'anyMember';
