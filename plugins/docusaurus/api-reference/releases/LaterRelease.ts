import type { ApiDeclarations, ApiSymbol, Member } from '../declarations/ApiDeclarations';
import { textOf, writtenMember, writtenSymbol } from '../declarations/written';

/** How a later release of the library declares something that this one has. */
export type LaterDeclaration =
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  /** As it is written there, a text for each call. */
  | { readonly kind: 'changed'; readonly written: readonly string[] };

/** The declarations of a release after the one that the site describes, compared with it. */
export class LaterRelease {
  readonly version: string;
  readonly #release: ApiDeclarations;

  constructor(version: string, declarations: ApiDeclarations) {
    this.version = version;
    this.#release = declarations;
  }

  symbol(symbol: ApiSymbol): LaterDeclaration {
    const later = this.#release.symbols.get(symbol.name);
    if (!later) return { kind: 'gone' };
    return compare(writtenSymbol(symbol).map(textOf), writtenSymbol(later).map(textOf));
  }

  /** Compares a member of `owner`, wherever among the classes that it extends the later release has it. */
  member(owner: ApiSymbol, member: Member): LaterDeclaration {
    const later = this.#members(owner.name).find(({ name }) => name === member.name);
    if (!later) return { kind: 'gone' };
    const written = (one: Member) => writtenMember(owner, one).map(textOf);
    return compare(written(member), written(later));
  }

  /** Names of the members that `owner` has here besides those in `known`. */
  newMembers(owner: ApiSymbol, known: ReadonlySet<string>): readonly string[] {
    return this.#members(owner.name)
      .map(({ name }) => name)
      .filter((name) => !known.has(name));
  }

  /** Names of the symbols that this release has besides those in `known`. */
  newSymbols(known: ReadonlySet<string>): readonly string[] {
    return [...this.#release.symbols.keys()].filter((name) => !known.has(name)).sort();
  }

  /** Own members and those of ancestors, the nearest first. */
  #members(name: string): readonly Member[] {
    const { symbols, hidden } = this.#release;
    const symbol = symbols.get(name) ?? hidden.get(name);
    if (!symbol) return [];
    return [...symbol.members, ...(symbol.extends ? this.#members(symbol.extends) : [])];
  }
}

function compare(before: readonly string[], after: readonly string[]): LaterDeclaration {
  const plain = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/\s/g, '')).join('|');
  return plain(before) === plain(after) ? { kind: 'same' } : { kind: 'changed', written: after };
}
