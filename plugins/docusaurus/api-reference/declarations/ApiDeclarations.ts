/** The library's declarations, from its published types. Comments in them are ignored. */
export interface ApiDeclarations {
  /** Exported symbols, by the name under which programs import them. */
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
  /** Types that are declared but not exported. Pages explain them, because signatures mention them. */
  readonly hidden: ReadonlyMap<string, ApiSymbol>;
}

export type SymbolKind = 'class' | 'function' | 'interface' | 'typeAlias' | 'variable';

export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Type parameters of a type alias, as in the source: `<R = number>`. */
  readonly typeParameters: TypeText;
  /** Type parameters and ancestors of a class, right-hand side of an alias, or type of a variable. */
  readonly definition: TypeText;
  readonly extends: string | null;
  readonly implements: string | null;
  /** Call signatures of a function; several if it is overloaded. */
  readonly signatures: readonly Signature[];
  /** Own public members in source order, including a declared `constructor`. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly kind: 'constructor' | 'method' | 'accessor' | 'property';
  /** The library's group for this member, such as `Shape Transformations`. */
  readonly group: string | null;
  /** True for an accessor without a setter. */
  readonly readOnly: boolean;
  readonly signatures: readonly Signature[];
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  /** Return type of a call, or type of a property; `null` for a constructor. */
  readonly returns: TypeText | null;
  /** Type parameters, as in the source: `<Type, T, R = number>`. */
  readonly typeParameters: TypeText;
  readonly optional: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TypeText;
  /** The fields of an options object. */
  readonly fields: readonly Parameter[];
}

/** A piece of a type's source text. `ref` is the type or value that it links to. */
export interface TypePiece {
  readonly text: string;
  readonly ref?: string;
}

export type TypeText = readonly TypePiece[];
