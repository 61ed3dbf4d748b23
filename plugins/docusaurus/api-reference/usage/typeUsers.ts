import { nameWithoutUnderscore, categories } from '../categories';
import type { ApiSymbol, Signature } from '../declarations/ApiDeclarations';
import type { Reference } from '../Reference';
import { linkedNames } from '../Reference';

/** A call as programs write it, with the URL of its description. */
export interface CallReference {
  readonly label: string;
  readonly address: string;
}

export interface TypeUsers {
  /** Calls that take a value of the type. */
  readonly acceptedBy: readonly CallReference[];
  /** Calls that return a value of the type. */
  readonly returnedBy: readonly CallReference[];
}

/**
 * Returns the calls that take or return a type, in the order of the reference. Omits the type's own members, which are
 * on its page, and members of interfaces, because the classes that implement them have the same members.
 */
export function typeUsers(reference: Reference, type: string): TypeUsers {
  const calls = allCalls(reference).filter(({ owner }) => owner !== type);
  const having = (pick: (signature: Signature) => readonly string[]) =>
    calls.filter(({ signatures }) =>
      signatures.some((signature) => pick(signature).includes(type)),
    );
  return {
    acceptedBy: having(({ parameters }) => [...linkedNames(parameters.map((taken) => taken.type))]),
    returnedBy: having(returnedTypes),
  };
}

/** Returns the types in a call's return type. `point is Point` contains none, because it is a boolean. */
export function returnedTypes({ returns }: Signature): readonly string[] {
  const isTest = returns?.some(({ text }) => text.endsWith(' is ')) ?? false;
  return isTest ? [] : [...linkedNames([returns ?? []])];
}

export interface Caller extends CallReference {
  readonly owner: string;
  readonly signatures: readonly Signature[];
}

/** Returns all functions and class members, in the order of the reference. */
export function allCalls(reference: Reference): readonly Caller[] {
  const { symbols } = reference.declarations;
  return categories
    .flatMap(({ names }) => names.map((name) => symbols.get(name)))
    .filter((symbol) => symbol !== undefined)
    .flatMap((symbol) => callersOf(reference, symbol));
}

function callersOf(reference: Reference, symbol: ApiSymbol): readonly Caller[] {
  const { name, kind, signatures } = symbol;
  const page = reference.address(name) ?? '';
  if (kind === 'function') return [{ label: name, address: page, owner: name, signatures }];
  if (kind !== 'class') return [];
  return reference.ownMembers(symbol).map((member) => ({
    label:
      member.name === 'constructor'
        ? `new ${nameWithoutUnderscore(name)}`
        : `${nameWithoutUnderscore(name)}.${member.name}`,
    address: reference.address(`${name}.${member.name}`) ?? page,
    owner: name,
    signatures: member.signatures,
  }));
}
