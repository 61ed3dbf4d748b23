import { bareName } from '../categories';
import type { InheritedMember, OwnMember, Reference } from '../Reference';
import { anchorOf } from '../Reference';
import type { ApiSymbol, Member, TypeText } from '../declarations/ApiDeclarations';
import { callText, signatureBlock, valueText } from './html';
import { closing, frontMatter, joinParts, opening, typeNotes } from './page';
import { linked } from './prose';
import { apiPhrases } from '../../../src/search/node';

const { constructor, method, accessor, property } = apiPhrases.members;

/** The page of a class or interface: own members in full, inherited ones as links, by group. */
export function classPage(reference: Reference, symbol: ApiSymbol): string {
  const own = reference.ownMembers(symbol);
  const groups = groupsOf(own, reference.inheritedMembers(symbol));
  const head: TypeText = [{ text: `${symbol.kind} ${symbol.name}` }, ...symbol.definition];
  return joinParts([
    frontMatter(bareName(symbol.name), reference.descriptionOf(symbol.name)?.summary ?? ''),
    opening(reference, symbol),
    signatureBlock(reference, [head]),
    childrenLine(reference, symbol),
    closing(reference, symbol),
    ...groups.map((group) => groupSection(reference, symbol, group)),
    typeNotes(reference, [head, ...own.flatMap((member) => declarationsOf(symbol, member))]),
  ]);
}

function childrenLine(reference: Reference, symbol: ApiSymbol): string {
  const names = reference.children(symbol).map(({ name }) => `\`${bareName(name)}\``);
  if (names.length === 0) return '';
  const verb = symbol.kind === 'interface' ? 'Implemented by' : 'Extended by';
  return linked(reference, `${verb} ${names.join(', ')}.`, symbol.name);
}

interface Group {
  readonly title: string;
  readonly anchor: string;
  readonly own: readonly OwnMember[];
  readonly inherited: readonly InheritedMember[];
  /** Whether the old anchor for "everything else" stands here. */
  readonly isOther: boolean;
}

/** Groups with own members first; within that: construction, the library's own groups, the rest. */
function groupsOf(
  own: readonly OwnMember[],
  inherited: readonly InheritedMember[],
): readonly Group[] {
  const titles = [...new Set([...own, ...inherited].map(groupTitle))];
  const rank = (title: string) => {
    const fixed = [constructor, '', method, accessor, property].indexOf(title);
    return fixed === -1 ? 1 : fixed;
  };
  const isOwn = (title: string) => own.some((member) => groupTitle(member) === title);
  titles.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || rank(a) - rank(b));
  const hasNamedGroups = titles.some((title) => rank(title) === 1);
  const other = hasNamedGroups ? titles.find((title) => rank(title) > 1) : undefined;
  return titles.map((title) => ({
    title,
    anchor: title === constructor ? 'constructors' : title.toLowerCase().replaceAll(' ', '-'),
    own: own.filter((member) => groupTitle(member) === title),
    inherited: inherited.filter((member) => groupTitle(member) === title),
    isOther: title === other,
  }));
}

function groupTitle({ kind, group }: Member): string {
  if (group) return group.charAt(0) + group.slice(1).toLowerCase();
  return apiPhrases.members[kind];
}

function groupSection(reference: Reference, symbol: ApiSymbol, group: Group): string {
  return joinParts([
    group.isOther ? '<a id="other"></a>' : '',
    `## ${group.title} {#${group.anchor}}`,
    ...group.own.map((member) => memberSection(reference, symbol, member)),
    ...inheritedLists(reference, group.inherited),
  ]).trimEnd();
}

function memberSection(reference: Reference, symbol: ApiSymbol, member: OwnMember): string {
  return joinParts([
    member.kind === 'constructor' ? '' : `### ${member.name} {#${anchorOf(member.name)}}`,
    signatureBlock(reference, declarationsOf(symbol, member)),
    linked(reference, member.description ?? '', symbol.name),
  ]).trimEnd();
}

function declarationsOf(symbol: ApiSymbol, member: OwnMember): readonly TypeText[] {
  const isCall = member.kind === 'constructor' || member.kind === 'method';
  const name = member.kind === 'constructor' ? `new ${symbol.name}` : member.name;
  return member.signatures.map((signature) =>
    isCall ? callText(name, signature) : valueText(member, signature),
  );
}

/** One compact list per ancestor; each entry keeps the anchor of the member it stands for. */
function inheritedLists(
  reference: Reference,
  inherited: readonly InheritedMember[],
): readonly string[] {
  const parents = [...new Set(inherited.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const page = reference.address(parent.name) ?? '';
    const items = inherited
      .filter((member) => member.parent === parent)
      .map((member) => {
        const isConstructor = member.kind === 'constructor';
        const id = isConstructor ? '' : ` id="${anchorOf(member.name)}"`;
        const text = isConstructor
          ? `new ${parent.name}${parameterNames(member)}`
          : `${member.name}${parameterNames(member)}`;
        return `<li${id}><a href="${page}#${anchorOf(member.name)}">${text}</a></li>`;
      });
    const from = linked(reference, `${apiPhrases.inheritedFrom} \`${bareName(parent.name)}\``, '');
    return `${from}\n\n<ul class="api-inherited">\n${items.join('\n')}\n</ul>`;
  });
}

function parameterNames({ kind, signatures }: Member): string {
  if (kind === 'accessor' || kind === 'property') return '';
  return `(${(signatures[0]?.parameters ?? []).map(({ name }) => name).join(', ')})`;
}
