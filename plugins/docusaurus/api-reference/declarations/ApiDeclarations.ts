/** The library's declarations, read from its published types without their comments. */
export interface ApiDeclarations {
  /** Exported symbols, by the name a program imports. */
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
  /** Declared but not exported: signatures mention them, so pages explain them. */
  readonly hidden: ReadonlyMap<string, ApiSymbol>;
}

export type SymbolKind = 'class' | 'function' | 'interface' | 'typeAlias' | 'variable';

export interface ApiSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Of a type alias, as written: `<R = number>`. */
  readonly typeParameters: TypeText;
  /** The type parameters and ancestors of a class, the right side of an alias, the type of a variable. */
  readonly definition: TypeText;
  readonly extends: string | null;
  readonly implements: string | null;
  /** The call signatures of a function; several if it is overloaded. */
  readonly signatures: readonly Signature[];
  /** Own public members in source order; `constructor` among them when declared. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly kind: 'constructor' | 'method' | 'accessor' | 'property';
  /** The group the library sorts this member into, such as `Shape Transformations`. */
  readonly group: string | null;
  /** An accessor without a setter. */
  readonly readOnly: boolean;
  readonly signatures: readonly Signature[];
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  /** The return type of a call, or the type of a property. `null` for a constructor. */
  readonly returns: TypeText | null;
  /** Type parameters as written, such as `<Type, T, R = number>`. */
  readonly typeParameters: TypeText;
  readonly optional: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TypeText;
  /** The named values of an options object. */
  readonly fields: readonly Parameter[];
}

/** A piece of a type as text; `ref` is the name of a type or value that it links to. */
export interface TypePiece {
  readonly text: string;
  readonly ref?: string;
}

export type TypeText = readonly TypePiece[];
