import type { SymbolKind } from './declarations/ApiDeclarations';

/** What the reference says of a declaration instead of what the library's file says. */
export interface Exception {
  readonly reason: string;
  /** The kind it is listed as. */
  readonly kind?: SymbolKind;
  /** The interface whose groups and descriptions its members take over. */
  readonly describedBy?: string;
  /** The name readers see. */
  readonly shownName?: string;
  /** Members that readers are not shown. */
  readonly hiddenMembers?: readonly string[];
}

export type Exceptions = Readonly<Record<string, Exception>>;

/** Every declaration that is not treated by the general rules, by name. An upgrade of the library starts here. */
export const exceptions: Exceptions = {
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
    shownName: 'Direction',
    reason: 'Two types that are not exported have one name; the declarations number the second.',
  },
};
