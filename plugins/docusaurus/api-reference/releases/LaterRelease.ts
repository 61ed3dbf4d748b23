import type { ApiDeclarations, ApiSymbol, Member } from '../declarations/ApiDeclarations';
import { textOf, memberDeclaration, symbolDeclaration } from '../declarations/declarationText';

/** Result of comparing a declaration of the described version with the later version. */
export type LaterDeclaration =
  | { readonly kind: 'same' }
  | { readonly kind: 'gone' }
  /** `declaration` is the declaration in the later version, with one string per overload. */
  | { readonly kind: 'changed'; readonly declaration: readonly string[] };

/** The declarations of a later version of the library, for comparison with the version that the site describes. */
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
    return compare(symbolDeclaration(symbol).map(textOf), symbolDeclaration(later).map(textOf));
  }

  /** Compares a member of `owner`. In the later version, any ancestor of `owner` may declare it. */
  member(owner: ApiSymbol, member: Member): LaterDeclaration {
    const later = this.#members(owner.name).find(({ name }) => name === member.name);
    if (!later) return { kind: 'gone' };
    const textsOf = (one: Member) => memberDeclaration(owner, one).map(textOf);
    return compare(textsOf(member), textsOf(later));
  }

  /** Returns the names of the members of `owner` in the later version that are not in `known`. */
  newMembers(owner: ApiSymbol, known: ReadonlySet<string>): readonly string[] {
    return this.#members(owner.name)
      .map(({ name }) => name)
      .filter((name) => !known.has(name));
  }

  /** Returns the names of the later version's symbols that are not in `known`. */
  newSymbols(known: ReadonlySet<string>): readonly string[] {
    return [...this.#release.symbols.keys()].filter((name) => !known.has(name)).sort();
  }

  /** Returns the members of a symbol, followed by the members of its ancestors, nearest ancestor first. */
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
  return plain(before) === plain(after)
    ? { kind: 'same' }
    : { kind: 'changed', declaration: after };
}
