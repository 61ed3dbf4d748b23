import { families } from './categories';
import { parametersOf } from './pages/valuePage';
import type { Reference } from './Reference';
import { references } from './Reference';
import type { ApiSymbol, TypeText } from './declarations/ApiDeclarations';

/** What keeps the reference from being whole, one sentence each; empty when it is. */
export function findFaults(reference: Reference): readonly string[] {
  return [
    ...familyFaults(reference),
    ...strangers(reference),
    ...[...reference.surface.symbols.values()].flatMap((symbol) => wordFaults(reference, symbol)),
    ...typeFaults(reference),
  ];
}

function familyFaults({ surface }: Reference): readonly string[] {
  const homes = new Map<string, string>();
  const faults: string[] = [];
  for (const { title, kind, names } of families) {
    for (const name of names) {
      const home = homes.get(name);
      if (home) faults.push(`${name} is in two families, ${home} and ${title}`);
      homes.set(name, title);
      const found = surface.symbols.get(name)?.kind;
      if (!found) faults.push(`${name} of the family ${title} is not in the library`);
      else if (found !== kind) faults.push(`${name} of the family ${title} is a ${found}`);
    }
  }
  for (const name of surface.symbols.keys()) {
    if (!homes.has(name)) faults.push(`${name} is in no family`);
  }
  return faults;
}

/** Words about symbols, members, parameters or types that the library does not have. */
function strangers(reference: Reference): readonly string[] {
  const { surface, words } = reference;
  const faults: string[] = [];
  for (const [name, { members, params }] of words.symbols) {
    const symbol = surface.symbols.get(name) ?? surface.hidden.get(name);
    if (!symbol) {
      faults.push(`words about ${name}, which the library does not have`);
      continue;
    }
    const own = new Set(symbol.members.map((member) => member.name));
    const paths = new Set(parametersOf(symbol).map(({ path }) => path));
    for (const member of Object.keys(members ?? {})) {
      if (!own.has(member)) faults.push(`words about ${name}.${member}, which does not exist`);
    }
    for (const path of Object.keys(params ?? {})) {
      if (!paths.has(path))
        faults.push(`words about the parameter ${path} of ${name}, which has none`);
    }
  }
  return faults;
}

function wordFaults(reference: Reference, symbol: ApiSymbol): readonly string[] {
  const { name } = symbol;
  const words = reference.wordsOf(name);
  if (!words) return [`${name} has no words`];
  const silentMembers = reference.ownMembers(symbol).filter((member) => !member.words);
  const silentParameters = parametersOf(symbol).filter(({ path }) => !words.params?.[path]);
  const needsExample = symbol.kind === 'class' || symbol.kind === 'function';
  return [
    ...silentMembers.map((member) => `${name}.${member.name} has no words`),
    ...silentParameters.map(({ path }) => `the parameter ${path} of ${name} has no words`),
    ...(needsExample && !words.example ? [`${name} has no example`] : []),
    ...(symbol.kind === 'function' && !words.gives ? [`${name} does not say what it gives`] : []),
    ...(symbol.kind === 'class' && !words.get ? [`${name} does not say how to get one`] : []),
  ];
}

/** Types without a page and without a note would be dead ends. */
function typeFaults(reference: Reference): readonly string[] {
  const { surface, words } = reference;
  const mentioned = new Set(
    [...surface.symbols.values(), ...surface.hidden.values()].flatMap((symbol) => [
      ...references(textsOf(symbol)),
    ]),
  );
  const known = (name: string) => reference.address(name) !== null || words.types.has(name);
  return [
    ...[...mentioned].filter((name) => !known(name)).map((name) => `the type ${name} has no note`),
    ...[...words.types.keys()]
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
    ...signatures.flatMap(({ parameters, gives, typeParameters }) => [
      ...parameters.map(({ type }) => type),
      gives ?? [],
      typeParameters,
    ]),
  ];
}
