import { docPath } from './categories';
import type { ApiDeclarations, ApiSymbol, Member, TypeText } from './declarations/ApiDeclarations';
import { declarationExceptions } from './exceptions';
import { anyMember, type Descriptions, type SymbolDescription } from './descriptions/Descriptions';
import { parametersOf, type ParameterRow } from './declarations/parametersOf';
import type { SourcePosition } from './declarations/findSources';
import { ReferenceModels } from './models/ReferenceModels';
import { LaterRelease } from './releases/LaterRelease';
import type { Differences } from './releases/differences';

/** The library's declarations with our descriptions and models, and the lookups that the pages need. */
export class Reference {
  readonly declarations: ApiDeclarations;
  readonly descriptions: Descriptions;
  readonly models: ReferenceModels;
  /** The version of the library, and the source position of each symbol. */
  readonly version: string;
  readonly sources: ReadonlyMap<string, SourcePosition>;
  readonly laterRelease: LaterRelease;
  /** Cached results of `ownMembers`: nearly every page reads the members of nearly every class. */
  private readonly described = new Map<ApiSymbol, readonly OwnMember[]>();
  /** Models and examples whose result differs in the later version of the library, by name. */
  readonly differences: Differences;

  constructor(
    declarations: ApiDeclarations,
    descriptions: Descriptions,
    models: ReferenceModels,
    { version, sources, laterRelease, differences }: Releases = noReleases(declarations),
  ) {
    this.declarations = declarations;
    this.descriptions = descriptions;
    this.models = models;
    this.version = version;
    this.sources = sources;
    this.laterRelease = laterRelease;
    this.differences = differences;
  }

  /** Returns the URL at which a symbol or member such as `Drawing.fillet` is described in full, or `null`. */
  address(path: string): string | null {
    const [name = '', member, ...rest] = path.split('.');
    const symbol = this.declarations.symbols.get(name) ?? this.declarations.symbols.get(`_${name}`);
    if (!symbol || rest.length > 0) return null;
    const page = `/docs/api/${docPath(symbol.kind, symbol.name)}`;
    if (member === undefined) return page;
    const members = [...this.ownMembers(symbol), ...this.inheritedMembers(symbol)];
    return members.some(({ name }) => name === member) ? `${page}#${anchorOf(member)}` : null;
  }

  descriptionOf(name: string): SymbolDescription | undefined {
    return this.descriptions.symbols.get(name);
  }

  /**
   * Returns the model of a member. If its class has none, returns the model of a base class or interface that also
   * declares the member.
   */
  modelOfMember(owner: ApiSymbol, member: string): string | undefined {
    const base = owner.extends ? this.declarations.hidden.get(owner.extends) : undefined;
    return (
      this.models.of(`${owner.name}.${member}`) ??
      (base && this.modelOfMember(base, member)) ??
      this.models.of(`${this.describingInterface(owner)}.${member}`)
    );
  }

  /** Returns the URL at which the reference shows a model in full; null for a model borrowed from a guide. */
  urlOfModel(model: string): string | null {
    const path = ReferenceModels.pathOf(model);
    return path === null ? null : this.address(path);
  }

  /** Returns the symbol's own members, and the members of an unexported base class, which has no page. */
  ownMembers(symbol: ApiSymbol): readonly OwnMember[] {
    const known = this.described.get(symbol);
    if (known) return known;
    const members = this.describeMembers(symbol);
    this.described.set(symbol, members);
    return members;
  }

  private describeMembers(symbol: ApiSymbol): readonly OwnMember[] {
    const base = symbol.extends ? this.declarations.hidden.get(symbol.extends) : undefined;
    const own = symbol.members.map((member) => this.withDescription(symbol, member));
    const names = new Set(own.map(({ name }) => name));
    const fromBase = base ? this.ownMembers(base).filter(({ name }) => !names.has(name)) : [];
    return [...own, ...fromBase];
  }

  /** Returns the members that `symbol` inherits from exported ancestors, nearest ancestor first. */
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

  /** Returns the exported classes that extend or implement `symbol` directly. */
  subtypes(symbol: ApiSymbol): readonly ApiSymbol[] {
    return [...this.declarations.symbols.values()].filter(
      (candidate) =>
        this.exportedParent(candidate)?.name === symbol.name ||
        candidate.implements === symbol.name,
    );
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

  /** Returns the name of the interface whose members a class implements, or an empty string. */
  private describingInterface({ name, implements: declared }: ApiSymbol): string {
    return declared ?? declarationExceptions[name]?.describedBy ?? '';
  }

  /** Adds group and description to a member. A class may take both from the interface that it implements. */
  private withDescription(symbol: ApiSymbol, member: Member): OwnMember {
    const pattern = this.describingInterface(symbol);
    const declared = this.declarations.symbols
      .get(pattern)
      ?.members.find(({ name }) => name === member.name);
    return {
      ...member,
      owner: symbol.name,
      group: member.group ?? declared?.group ?? null,
      description:
        this.descriptionOf(symbol.name)?.members?.get(member.name) ??
        this.descriptionOf(pattern)?.members?.get(member.name),
      parameters: parametersOf(member).map((row) => ({
        ...row,
        text: this.parameterDescription(symbol, member, row)?.text,
      })),
    };
  }

  /** Returns the parameter descriptions that at least one member uses, each as `Class.member(parameter)`. */
  usedParameterDescriptions(): ReadonlySet<string> {
    const { symbols, hidden } = this.declarations;
    const used = [...symbols.values(), ...hidden.values()].flatMap((symbol) =>
      symbol.members.flatMap((member) =>
        parametersOf(member).map(
          (row) => this.parameterDescription(symbol, member, row)?.entry ?? '',
        ),
      ),
    );
    return new Set(used);
  }

  private parameterDescription(symbol: ApiSymbol, member: Member, { path }: ParameterRow) {
    for (const owner of [symbol.name, this.describingInterface(symbol)]) {
      const words = this.descriptions.memberParameters.get(owner);
      for (const key of [member.name, anyMember]) {
        const text = words?.get(key)?.get(path);
        if (text) return { text, entry: `${owner}.${key}(${path})` };
      }
    }
    return null;
  }
}

type Releases = Pick<Reference, 'version' | 'sources' | 'laterRelease' | 'differences'>;

/** The defaults: no version, no links to sources, no differences to a later version. */
const noReleases = (declarations: ApiDeclarations): Releases => ({
  version: '',
  sources: new Map(),
  laterRelease: new LaterRelease('', declarations),
  differences: {},
});

export interface OwnMember extends Member {
  /** The class that declares the member: the symbol itself, or a base class without a page. */
  readonly owner: string;
  readonly description: string | undefined;
  readonly parameters: readonly DescribedParameter[];
}

/** A parameter with its description, as a table row. */
export interface DescribedParameter extends ParameterRow {
  readonly text: string | undefined;
}

export interface InheritedMember extends OwnMember {
  readonly parent: ApiSymbol;
}

/**
 * Returns the anchor of a member: lower case, as Docusaurus generates it from a heading. A constructor has the anchor
 * that old links use.
 */
export const anchorOf = (member: string): string =>
  member === 'constructor' ? 'constructors' : member.toLowerCase();

/** Returns the name of a type as programs use it. The declaration file renames some types. */
export const displayName = (name: string): string =>
  declarationExceptions[name]?.displayName ?? name;

/** Joins the pieces of a declaration into one string, in which types have their `displayName`. */
export const displayText = (text: TypeText): string =>
  text.map((piece) => (piece.ref ? displayName(piece.text) : piece.text)).join('');

/** Returns all names that are links in `texts`. */
export function linkedNames(texts: readonly TypeText[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.flatMap(({ ref }) => (ref ? [ref] : []))));
}
