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
  /** What goes wrong, with the message a reader meets. */
  readonly errors?: readonly string[];
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
  /** One sentence for each type that signatures mention and that has no page. */
  readonly types: ReadonlyMap<string, string>;
}
