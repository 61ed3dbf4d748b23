import { readReference } from '../api-reference/generateReference';
import type { Reference } from '../api-reference/Reference';
import type { NameLink } from '../../../src/highlight/node';
import { findNames, type CodeSnippet, type UsedName } from './findNames';

/** Prefix that links omit. A page with links contains it once. */
const referenceRoot = '/docs/api';

let apiNames: { readonly reference: Reference; readonly exports: readonly string[] } | undefined;

/**
 * Returns the links of each code block, from every library name to its description in the reference. Only blocks in
 * JavaScript or TypeScript have links.
 */
export function nameLinks(blocks: readonly CodeSnippet[]): readonly (readonly NameLink[])[] {
  const programs = blocks.filter(({ language }) => /^[jt]sx?$/.test(language));
  if (programs.length === 0) return blocks.map(() => []);
  apiNames ??= readNames();
  const { reference, exports } = apiNames;
  const found = findNames(programs, exports);
  const links = new Map(programs.map((block, index) => [block, found[index] ?? []]));
  return blocks.map((block) => linksOf(reference, links.get(block) ?? []));
}

function readNames() {
  const reference = readReference();
  const exports = [...reference.declarations.symbols.values()]
    .filter(({ kind }) => kind !== 'interface' && kind !== 'typeAlias')
    .map(({ name }) => name);
  return { reference, exports };
}

function linksOf(reference: Reference, names: readonly UsedName[]): readonly NameLink[] {
  return names.flatMap(({ start, length, name, owners }) => {
    const address =
      owners.length === 0
        ? reference.address(name)
        : owners.map((owner) => memberUrl(reference, owner, name)).find(Boolean);
    const to = address?.replace(referenceRoot, '');
    return to ? [{ start, length, to }] : [];
  });
}

/** Returns the URL of a member's full description, on the page of its class or of the class that declares it. */
function memberUrl(reference: Reference, owner: string, member: string): string | null {
  const symbol = reference.declarations.symbols.get(owner);
  if (!symbol) return null;
  const isIt = ({ name }: { readonly name: string }) => name === member;
  const home = reference.ownMembers(symbol).some(isIt)
    ? symbol
    : reference.inheritedMembers(symbol).find(isIt)?.parent;
  return home ? reference.address(`${home.name}.${member}`) : null;
}
