import { categories } from './categories';
import type { ApiSymbol, TypeText } from './declarations/ApiDeclarations';
import { declarationExceptions } from './exceptions';
import { parametersOf } from './declarations/parametersOf';
import { unknownSymbolsInLevels } from './levels';
import type { Reference } from './Reference';
import { linkedNames } from './Reference';

/** Returns the problems of the reference, one sentence each: missing entries and unused entries. */
export function validateReference(reference: Reference): readonly string[] {
  const symbols = [...reference.declarations.symbols.values()];
  return [
    ...misplacedSymbols(reference),
    ...unknownEntries(reference),
    ...symbols.flatMap((symbol) => missingDescriptions(reference, symbol)),
    ...typeProblems(reference),
  ];
}

/** Returns symbols without a category, in several categories, or in a category for another kind. */
function misplacedSymbols({ declarations }: Reference): readonly string[] {
  const homes = new Map<string, string>();
  const problems: string[] = [];
  for (const { title, kind, names } of categories) {
    for (const name of names) {
      const home = homes.get(name);
      if (home) problems.push(`${name} is in two categories, ${home} and ${title}`);
      homes.set(name, title);
      const found = declarations.symbols.get(name)?.kind;
      if (!found) problems.push(`${name} of the category ${title} is not in the library`);
      else if (found !== kind) problems.push(`${name} of the category ${title} is a ${found}`);
    }
  }
  for (const name of declarations.symbols.keys()) {
    if (!homes.has(name)) problems.push(`${name} is in no category`);
  }
  for (const name of unknownSymbolsInLevels((symbol) => homes.has(symbol))) {
    problems.push(`${name} has a level and is not in the library`);
  }
  return problems;
}

/** Returns entries for symbols, members and parameters that the library does not have. */
function unknownEntries(reference: Reference): readonly string[] {
  const { symbols, memberParameters, failures, seeAlso } = reference.descriptions;
  const known = knownPaths(reference);
  const isKnown = (path: string) => known.has(path);
  const unknown = (kind: string, paths: Iterable<string>, isIncluded = isKnown) =>
    [...paths]
      .filter((path) => !isIncluded(path))
      .map((path) => `${kind} ${path}, which the library does not have`);
  const described = [...symbols].flatMap(([name, { members, params }]) => [
    name,
    ...[...(members?.keys() ?? [])].map((member) => `${name}.${member}`),
    ...[...(params?.keys() ?? [])].map((path) => `${name}(${path})`),
  ]);
  const parameters = [...memberParameters].flatMap(([owner, members]) =>
    [...members].flatMap(([member, words]) =>
      [...words.keys()].map((path) => `${owner}.${member}(${path})`),
    ),
  );
  const similar = [...seeAlso].flatMap(([name, neighbours]) => [name, ...neighbours.keys()]);
  return [
    ...unknown('an exception for', Object.keys(declarationExceptions)),
    ...unknown('a description of', [...described, ...parameters]),
    ...unknown('a failure of', [...failures.errors.keys(), ...failures.silent.keys()]),
    ...unknown('see-also.yaml names', similar, (path) => reference.address(path) !== null),
  ];
}

/** Returns all symbols, members (`Class.member`) and parameters (`draw(initialPoint)`) that can have a description. */
function knownPaths(reference: Reference): ReadonlySet<string> {
  const { symbols, hidden } = reference.declarations;
  const paths = [...symbols.values(), ...hidden.values()].flatMap((symbol) => [
    symbol.name,
    ...symbol.members.map((member) => `${symbol.name}.${member.name}`),
    ...parametersOf(symbol).map(({ path }) => `${symbol.name}(${path})`),
  ]);
  return new Set([...paths, ...reference.usedParameterDescriptions()]);
}

function missingDescriptions(reference: Reference, symbol: ApiSymbol): readonly string[] {
  const { name, kind } = symbol;
  const description = reference.descriptionOf(name);
  if (!description) return [`${name} has no description`];
  const own = reference.ownMembers(symbol);
  const members = own.filter((member) => !member.description);
  const ofMembers = own.flatMap((member) =>
    member.parameters.filter(({ text }) => !text).map(({ path }) => `${member.name}(${path})`),
  );
  const parameters = parametersOf(symbol).filter(({ path }) => !description.params?.has(path));
  const needsExample = kind === 'class' || kind === 'function';
  return [
    ...members.map((member) => `${name}.${member.name} has no description`),
    ...ofMembers.map((parameter) => `the parameter ${name}.${parameter} has no description`),
    ...parameters.map(({ path }) => `the parameter ${path} of ${name} has no description`),
    ...(needsExample && !description.example ? [`${name} has no example`] : []),
    ...(kind === 'function' && !description.returns
      ? [`${name} does not say what it returns`]
      : []),
    ...(kind === 'class' && !description.get ? [`${name} does not say how to get one`] : []),
  ];
}

/**
 * Returns types without a page or note, which readers could not look up, and notes on types that no signature mentions.
 */
function typeProblems(reference: Reference): readonly string[] {
  const { declarations, descriptions } = reference;
  const symbols = [...declarations.symbols.values(), ...declarations.hidden.values()];
  const mentioned = new Set(symbols.flatMap((symbol) => [...linkedNames(textsOf(symbol))]));
  const isKnown = (name: string) =>
    reference.address(name) !== null || descriptions.types.has(name);
  return [
    ...[...mentioned]
      .filter((name) => !isKnown(name))
      .map((name) => `the type ${name} has no note`),
    ...[...descriptions.types.keys()]
      .filter((name) => !mentioned.has(name))
      .map((name) => `a note on the type ${name}, which nothing mentions`),
  ];
}

function textsOf(symbol: ApiSymbol): readonly TypeText[] {
  const signatures = [
    ...symbol.signatures,
    ...symbol.members.flatMap((member) => member.signatures),
  ];
  return [
    symbol.definition,
    ...signatures.flatMap(({ parameters, returns, typeParameters }) => [
      ...parameters.map(({ type }) => type),
      returns ?? [],
      typeParameters,
    ]),
  ];
}
