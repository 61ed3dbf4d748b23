import { bareName, docPath } from './categories';
import type { ApiDeclarations, ApiSymbol, Member, TypeText } from './declarations/ApiDeclarations';
import { exceptions } from './exceptions';
import type { Descriptions, SymbolDescription } from './descriptions/Descriptions';

/** The library's declarations and our descriptions of them, with the questions that pages ask of the two. */
export class Reference {
  readonly declarations: ApiDeclarations;
  readonly descriptions: Descriptions;

  constructor(declarations: ApiDeclarations, descriptions: Descriptions) {
    this.declarations = declarations;
    this.descriptions = descriptions;
  }

  /** Address of a symbol's page, or `null` for a name without one. */
  address(name: string): string | null {
    const symbol = this.declarations.symbols.get(name) ?? this.declarations.symbols.get(`_${name}`);
    return symbol ? `/docs/api/${docPath(symbol.kind, symbol.name)}` : null;
  }

  /** Address of `Drawing.fillet`, on the page that describes the member in full. */
  memberAddress(owner: string, member: string): string | null {
    const page = this.address(owner);
    if (!page) return null;
    const names = this.members(owner).map(({ name }) => name);
    return names.includes(member) ? `${page}#${anchorOf(member)}` : null;
  }

  descriptionOf(name: string): SymbolDescription | undefined {
    return this.descriptions.symbols.get(name);
  }

  /** Own members, and those of a base class that is not exported and so has no page of its own. */
  ownMembers(symbol: ApiSymbol): readonly OwnMember[] {
    const base = symbol.extends ? this.declarations.hidden.get(symbol.extends) : undefined;
    const own = symbol.members.map((member) => this.withDescription(symbol, member));
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
    return [...this.declarations.symbols.values()].filter(
      (candidate) =>
        this.exportedParent(candidate)?.name === symbol.name ||
        candidate.implements === symbol.name,
    );
  }

  private members(owner: string): readonly Member[] {
    const symbol =
      this.declarations.symbols.get(owner) ?? this.declarations.symbols.get(`_${owner}`);
    return symbol ? [...this.ownMembers(symbol), ...this.inheritedMembers(symbol)] : [];
  }

  private ancestors(symbol: ApiSymbol): readonly ApiSymbol[] {
    const parent = this.exportedParent(symbol);
    return parent ? [parent, ...this.ancestors(parent)] : [];
  }

  private exportedParent(symbol: ApiSymbol): ApiSymbol | null {
    if (!symbol.extends) return null;
    const hidden = this.declarations.hidden.get(symbol.extends);
    if (hidden) return this.exportedParent(hidden);
    return this.declarations.symbols.get(symbol.extends) ?? null;
  }

  /** A class may leave the groups and descriptions of its members to the interface that it implements. */
  private withDescription(symbol: ApiSymbol, member: Member): OwnMember {
    const pattern = symbol.implements ?? exceptions[symbol.name]?.describedBy ?? '';
    const declared = this.declarations.symbols
      .get(pattern)
      ?.members.find(({ name }) => name === member.name);
    return {
      ...member,
      group: member.group ?? declared?.group ?? null,
      description:
        this.descriptionOf(symbol.name)?.members?.[member.name] ??
        this.descriptionOf(pattern)?.members?.[member.name],
    };
  }
}

export interface OwnMember extends Member {
  readonly description: string | undefined;
}

export interface InheritedMember extends OwnMember {
  readonly parent: ApiSymbol;
}

/** In small letters, as Docusaurus makes them of headings; constructors stand under the heading old links know. */
export const anchorOf = (member: string): string =>
  member === 'constructor' ? 'constructors' : member.toLowerCase();

export const shownName = (name: string): string => exceptions[name]?.shownName ?? bareName(name);

/** Every name that `texts` let the reader follow. */
export function references(texts: readonly TypeText[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.flatMap(({ ref }) => (ref ? [ref] : []))));
}
