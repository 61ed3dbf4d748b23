import type { Failures } from './Failures';

/** What our own text says of one symbol. Markdown; a name in backticks becomes a link to its page. */
export interface SymbolDescription {
  /** One sentence: what it is or does. Also the line of the index and the page's description. */
  readonly summary: string;
  /** Further paragraphs, where there is more to know. */
  readonly about?: string;
  /** How a program comes by one. */
  readonly get?: string;
  /** By parameter; `options.name` for a value of an options object. Units and defaults in the text. */
  readonly params?: Readonly<Record<string, string>>;
  readonly returns?: string;
  /** JavaScript that runs as it stands; `expression; // → value` lines are checked. */
  readonly example?: string;
  /** Guide pages, by id. */
  readonly see?: readonly string[];
  /** A sentence or two for each own member. */
  readonly members?: Readonly<Record<string, string>>;
}

export interface Descriptions {
  /** Exported symbols, and the hidden base classes whose members appear on several pages. */
  readonly symbols: ReadonlyMap<string, SymbolDescription>;
  /** By class and member, the meaning of each parameter. */
  readonly memberParameters: ReadonlyMap<string, MemberParameters>;
  /** By symbol, or class and member: the neighbours it is confused with, each with what is different about it. */
  readonly seeAlso: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** What goes wrong, with a proof each. */
  readonly failures: Failures;
  /** One sentence for each type that signatures mention and that has no page. */
  readonly types: ReadonlyMap<string, string>;
}

/** By member and parameter; under `anyMember` the words for a parameter wherever the class has it. */
export type MemberParameters = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const anyMember = 'anyMember';
