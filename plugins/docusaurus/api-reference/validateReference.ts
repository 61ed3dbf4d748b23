import { categories } from './categories';
import type { ApiSymbol, TypeText } from './declarations/ApiDeclarations';
import { exceptions } from './exceptions';
import { parametersOf } from './declarations/parametersOf';
import { unknownSymbolsInLevels } from './levels';
import type { Reference } from './Reference';
import { linkedNames } from './Reference';

/** Returns problems of the reference: missing entries and unused ones, one sentence each. */
export function validateReference(reference: Reference): readonly string[] {
  const symbols = [...reference.declarations.symbols.values()];
  return [
    ...misplacedSymbols(reference),
    ...unknownEntries(reference),
    ...unknownMemberParameters(reference),
    ...unknownSeeAlsoNames(reference),
    ...unknownFailures(reference),
    ...symbols.flatMap((symbol) => missingDescriptions(reference, symbol)),
    ...typeProblems(reference),
  ];
}

/** Returns symbols that are in no category, in more than one, or in one for another kind. */
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

/** Returns descriptions and exceptions of symbols, members or parameters that the library does not have. */
function unknownEntries({ declarations, descriptions }: Reference): readonly string[] {
  const find = (name: string) =>
    declarations.symbols.get(name) ?? declarations.hidden.get(name) ?? null;
  const problems = Object.keys(exceptions)
    .filter((name) => !find(name))
    .map((name) => `an exception for ${name}, which the library does not have`);
  for (const [name, { members, params }] of descriptions.symbols) {
    const symbol = find(name);
    if (!symbol) {
      problems.push(`a description of ${name}, which the library does not have`);
      continue;
    }
    const own = new Set(symbol.members.map((member) => member.name));
    const paths = new Set(parametersOf(symbol).map(({ path }) => path));
    const unknownMembers = [...(members?.keys() ?? [])].filter((member) => !own.has(member));
    const unknownPaths = [...(params?.keys() ?? [])].filter((path) => !paths.has(path));
    problems.push(
      ...unknownMembers.map((member) => `a description of ${name}.${member}, which does not exist`),
      ...unknownPaths.map((path) => `a description of the parameter ${path}, unknown to ${name}`),
    );
  }
  return problems;
}

/** Returns parameter descriptions that no class uses. */
function unknownMemberParameters(reference: Reference): readonly string[] {
  const used = reference.usedParameterDescriptions();
  return [...reference.descriptions.memberParameters].flatMap(([owner, members]) =>
    [...members].flatMap(([member, words]) =>
      [...words.keys()]
        .map((path) => `${owner}.${member}(${path})`)
        .filter((entry) => !used.has(entry))
        .map((entry) => `a description of the parameter ${entry}, which no member has`),
    ),
  );
}

/** Returns names in `seeAlso` that the library does not have. */
function unknownSeeAlsoNames(reference: Reference): readonly string[] {
  const isKnown = (path: string) => {
    const [name = '', member] = path.split('.');
    return (member ? reference.memberAddress(name, member) : reference.address(name)) !== null;
  };
  return [...reference.descriptions.seeAlso]
    .flatMap(([name, neighbours]) => [name, ...neighbours.keys()])
    .filter((path) => !isKnown(path))
    .map((path) => `${path} in see-also.yaml, which the library does not have`);
}

/** Returns documented failures whose symbol or member does not exist, so no page shows them. */
function unknownFailures({ declarations, descriptions }: Reference): readonly string[] {
  const { errors, silent } = descriptions.failures;
  const isKnown = (path: string) => {
    const [name = '', member] = path.split('.');
    const symbol = declarations.symbols.get(name) ?? declarations.hidden.get(name);
    return symbol && (!member || symbol.members.some((own) => own.name === member));
  };
  return [...errors.keys(), ...silent.keys()]
    .filter((path) => !isKnown(path))
    .map((path) => `a failure of ${path}, which the library does not have`);
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
