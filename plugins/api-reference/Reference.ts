import { bareName, docPath } from './categories';
import type { ApiSymbol, Member, Surface, TypeText } from './declarations/ApiDeclarations';
import type { SymbolWords, Words } from './descriptions/Descriptions';

/** The library's surface and our words on it, with the questions that pages ask of the two. */
export class Reference {
  readonly surface: Surface;
  readonly words: Words;

  constructor(surface: Surface, words: Words) {
    this.surface = surface;
    this.words = words;
  }

  /** Address of a symbol's page, or `null` for a name without one. */
  address(name: string): string | null {
    const symbol = this.surface.symbols.get(name) ?? this.surface.symbols.get(`_${name}`);
    return symbol ? `/docs/api/${docPath(symbol.kind, symbol.name)}` : null;
  }

  /** Address of `Drawing.fillet`, on the page that describes the member in full. */
  memberAddress(owner: string, member: string): string | null {
    const page = this.address(owner);
    if (!page) return null;
    const names = this.members(owner).map(({ name }) => name);
    return names.includes(member) ? `${page}#${anchorOf(member)}` : null;
  }

  wordsOf(name: string): SymbolWords | undefined {
    return this.words.symbols.get(name);
  }

  /** Own members, and those of a base class that is not exported and so has no page of its own. */
  ownMembers(symbol: ApiSymbol): readonly OwnMember[] {
    const base = symbol.extends ? this.surface.hidden.get(symbol.extends) : undefined;
    const own = symbol.members.map((member) => this.withWords(symbol, member));
    const names = new Set(own.map(({ name }) => name));
    const fromBase = base ? this.ownMembers(base).filter(({ name }) => !names.has(name)) : [];
    return [...own, ...fromBase];
  }

  /** Members of exported ancestors, nearest first, that `symbol` does not declare anew. */
  inheritedMembers(symbol: ApiSymbol): readonly InheritedMember[] {
    const seen = new Set(this.ownMembers(symbol).map(({ name }) => name));
    const inherited: InheritedMember[] = [];
    for (const parent of this.ancestors(symbol)) {
      for (const member of this.ownMembers(parent)) {
        if (seen.has(member.name)) continue;
        seen.add(member.name);
        inherited.push({ ...member, parent });
      }
    }
    return inherited;
  }

  /** Exported classes that extend or implement `symbol` themselves. */
  children(symbol: ApiSymbol): readonly ApiSymbol[] {
    return [...this.surface.symbols.values()].filter(
      (candidate) =>
        this.exportedParent(candidate)?.name === symbol.name ||
        candidate.implements === symbol.name,
    );
  }

  private members(owner: string): readonly Member[] {
    const symbol = this.surface.symbols.get(owner) ?? this.surface.symbols.get(`_${owner}`);
    return symbol ? [...this.ownMembers(symbol), ...this.inheritedMembers(symbol)] : [];
  }

  private ancestors(symbol: ApiSymbol): readonly ApiSymbol[] {
    const parent = this.exportedParent(symbol);
    return parent ? [parent, ...this.ancestors(parent)] : [];
  }

  private exportedParent(symbol: ApiSymbol): ApiSymbol | null {
    if (!symbol.extends) return null;
    const hidden = this.surface.hidden.get(symbol.extends);
    if (hidden) return this.exportedParent(hidden);
    return this.surface.symbols.get(symbol.extends) ?? null;
  }

  /** A class may leave its group and its words to the interface that it implements. */
  private withWords(symbol: ApiSymbol, member: Member): OwnMember {
    const pattern =
      symbol.implements ?? (symbol.name === 'BaseSketcher2d' ? 'GenericSketcher' : '');
    const model = this.surface.symbols
      .get(pattern)
      ?.members.find(({ name }) => name === member.name);
    return {
      ...member,
      group: member.group ?? model?.group ?? null,
      words:
        this.wordsOf(symbol.name)?.members?.[member.name] ??
        this.wordsOf(pattern)?.members?.[member.name],
    };
  }
}

export interface OwnMember extends Member {
  readonly words: string | undefined;
}

export interface InheritedMember extends OwnMember {
  readonly parent: ApiSymbol;
}

/** In small letters, as Docusaurus makes them of headings; constructors stand under the heading old links know. */
export const anchorOf = (member: string): string =>
  member === 'constructor' ? 'constructors' : member.toLowerCase();

/** Two hidden types share a name in the library's sources; the declarations number the second. */
const shownNames: Readonly<Record<string, string>> = { Direction_2: 'Direction' };

export const shownName = (name: string): string => shownNames[name] ?? bareName(name);

/** Every name that `texts` let the reader follow. */
export function references(texts: readonly TypeText[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.flatMap(({ ref }) => (ref ? [ref] : []))));
}
