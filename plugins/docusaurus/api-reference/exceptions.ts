import type { SymbolKind } from './declarations/ApiDeclarations';

/** Overrides for a symbol in the library's declaration file. */
export interface DeclarationException {
  readonly reason: string;
  /** The kind under which the reference lists the symbol. */
  readonly kind?: SymbolKind;
  /** The interface whose groups and descriptions the members of the symbol reuse. */
  readonly describedBy?: string;
  /** The name shown to readers. */
  readonly displayName?: string;
  /** Members not shown to readers. */
  readonly hiddenMembers?: readonly string[];
}

export type Exceptions = Readonly<Record<string, DeclarationException>>;

/**
 * The declarations that need exceptions from the general rules, by name. Check them first when you upgrade the
 * library.
 */
export const declarationExceptions: Exceptions = {
  makeCompound: {
    kind: 'variable',
    reason:
      'A constant whose type is a call is listed as a function; this one has always been listed, and linked to, as a variable.',
  },
  BaseSketcher2d: {
    describedBy: 'GenericSketcher',
    reason: 'It has all methods of the interface, but the declarations do not say "implements".',
  },
  Plane: {
    hiddenMembers: ['oc'],
    reason: 'The loaded kernel, which a plane keeps for itself; programs reach it through getOC.',
  },
  Direction_2: {
    displayName: 'Direction',
    reason: 'Two types that are not exported have one name; the declarations number the second.',
  },
};
