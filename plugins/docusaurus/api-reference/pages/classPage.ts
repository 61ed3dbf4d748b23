import { nameWithoutUnderscore } from '../categories';
import type { InheritedMember, OwnMember, Reference } from '../Reference';
import { anchorOf, displayText } from '../Reference';
import type { ApiSymbol, Member } from '../declarations/ApiDeclarations';
import { memberDeclaration, symbolDeclaration } from '../declarations/declarationText';
import { escapeHtml } from '../../../../src/base/escapeHtml';
import { thumbnailTag } from '../models/exampleTag';
import { onOneLine, signatureBlock } from './html';
import {
  textBelowDeclaration,
  frontMatter,
  headTitle,
  joinParts,
  memberModel,
  memberThumbnail,
  textAboveDeclaration,
  findProgram,
  programOfMember,
  symbolModel,
  typeNotes,
} from './page';
import { failureNotes } from './failureNotes';
import { membersTable } from './membersTable';
import { parameterTable } from './parameterTable';
import { seeAlsoLine } from './seeAlso';
import { sourceLink } from './sourceLink';
import { usageNotes } from './usage';
import { firstSentence, inlineHtml, linkNames } from './prose';
import { changedResultNote, newMembersNote, releaseNote } from './releaseNote';
import type { SiteUses } from '../usage/siteUses';
import { apiHeadings } from '../../../../src/search/node';

const { constructor, method, accessor, property } = apiHeadings.members;

/** Returns the page of a class or interface: its own members in full, and inherited ones as links, by group. */
export function classPage(reference: Reference, uses: SiteUses, symbol: ApiSymbol): string {
  const own = reference.ownMembers(symbol);
  const isMade =
    reference.descriptionOf(symbol.name)?.get?.includes(`new ${symbol.name}(`) ?? false;
  const groups = groupsOf(own, reference.inheritedMembers(symbol), isMade);
  const head = symbolDeclaration(symbol);
  return joinParts([
    frontMatter(
      nameWithoutUnderscore(symbol.name),
      reference.descriptionOf(symbol.name)?.summary ?? '',
      headTitle(symbol),
    ),
    textAboveDeclaration(reference, symbol),
    signatureBlock(reference, head),
    symbolModel(reference, symbol),
    membersTable(reference, symbol),
    subtypesLine(reference, symbol),
    textBelowDeclaration(reference, uses, symbol),
    usageNotes(reference, uses, symbol),
    releaseNote(reference.laterRelease.symbol(symbol), reference.laterRelease),
    changedResultNote(reference, findProgram(reference, symbol)),
    newMembersNote(reference, symbol),
    ...groups.map((group) => groupSection(reference, symbol, group)),
    typeNotes(reference, [...head, ...own.flatMap((member) => memberDeclaration(symbol, member))]),
    sourceLink(reference, symbol),
  ]);
}

function subtypesLine(reference: Reference, symbol: ApiSymbol): string {
  const names = reference.subtypes(symbol).map(({ name }) => `\`${nameWithoutUnderscore(name)}\``);
  if (names.length === 0) return '';
  const verb = symbol.kind === 'interface' ? 'Implemented by' : 'Extended by';
  return linkNames(reference, `${verb} ${names.join(', ')}.`, symbol.name);
}

interface Group {
  readonly title: string;
  readonly anchor: string;
  readonly own: readonly OwnMember[];
  readonly inherited: readonly InheritedMember[];
  /** True for the first group without a name from the library. Old links point to it as `#other`. */
  readonly isOther: boolean;
}

/**
 * Returns the groups of members. Groups with own members come before groups with only inherited ones. Within both, the
 * order is: constructor, groups named by the library, other methods, accessors, properties. The constructor of a class
 * with `get` in its description comes last, because readers do not call it.
 */
function groupsOf(
  own: readonly OwnMember[],
  inherited: readonly InheritedMember[],
  isMadeByReaders: boolean,
): readonly Group[] {
  const titles = [...new Set([...own, ...inherited].map(groupTitle))];
  const isLast = (title: string) => title === constructor && !isMadeByReaders;
  const rank = (title: string) => {
    const fixed = [constructor, '', method, accessor, property].indexOf(title);
    return fixed === -1 ? 1 : fixed;
  };
  const isOwn = (title: string) => own.some((member) => groupTitle(member) === title);
  titles.sort(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) ||
      Number(isOwn(b)) - Number(isOwn(a)) ||
      rank(a) - rank(b),
  );
  const hasNamedGroups = titles.some((title) => rank(title) === 1);
  const otherTitle = hasNamedGroups ? titles.find((title) => rank(title) > 1) : undefined;
  return titles.map((title) => ({
    title,
    anchor: title === constructor ? 'constructors' : title.toLowerCase().replaceAll(' ', '-'),
    own: own.filter((member) => groupTitle(member) === title),
    inherited: inherited.filter((member) => groupTitle(member) === title),
    isOther: title === otherTitle,
  }));
}

function groupTitle({ kind, group }: Member): string {
  if (group) return group.charAt(0) + group.slice(1).toLowerCase();
  return apiHeadings.members[kind];
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
    signatureBlock(reference, memberDeclaration(symbol, member)),
    memberThumbnail(reference, symbol, member.name),
    linkNames(reference, member.description ?? '', symbol.name),
    memberModel(reference, symbol, member.name),
    parameterTable(reference, member.parameters, symbol.name),
    failureNotes(reference, `${member.owner}.${member.name}`, symbol.name),
    seeAlsoLine(reference, `${nameWithoutUnderscore(symbol.name)}.${member.name}`, symbol.name),
    releaseNote(reference.laterRelease.member(symbol, member), reference.laterRelease),
    changedResultNote(reference, programOfMember(reference, symbol, member.name)),
  ]).trimEnd();
}

/**
 * Returns a list per ancestor, with signature and first sentence of each member. Each entry has the member's anchor.
 */
function inheritedLists(
  reference: Reference,
  inherited: readonly InheritedMember[],
): readonly string[] {
  const parents = [...new Set(inherited.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const items = inherited
      .filter((member) => member.parent === parent)
      .map((member) => inheritedItem(reference, member));
    const from = linkNames(
      reference,
      `${apiHeadings.inheritedFrom} \`${nameWithoutUnderscore(parent.name)}\``,
      '',
    );
    return `${from}\n\n<ul class="api-inherited">\n${items.join('\n')}\n</ul>`;
  });
}

function inheritedItem(reference: Reference, member: InheritedMember): string {
  const { name, kind, parent, description = '' } = member;
  const id = kind === 'constructor' ? '' : ` id="${anchorOf(name)}"`;
  const home = `${reference.address(parent.name) ?? ''}#${anchorOf(name)}`;
  const calls = memberDeclaration(parent, member).map((text) =>
    descriptionLink(displayText(text), name, home),
  );
  const sentence = inlineHtml(linkNames(reference, firstSentence(description), ''));
  const words = `<span class="api-type">${calls.join('<br>')}</span> ${sentence}`;
  const picture = thumbnailTag(reference.modelOfMember(parent, name), home);
  // Markdown requires blank lines around the tag of a component.
  return picture ? `<li${id}>\n\n${picture}\n\n<div>${words}</div></li>` : `<li${id}>${words}</li>`;
}

/** Returns a signature in which the name links to the full description of the member. */
function descriptionLink(signature: string, name: string, home: string): string {
  const linkedText = name === 'constructor' ? signature.replace(/\(.*/s, '') : name;
  const [before = '', ...after] = onOneLine(signature).split(linkedText);
  return `${escapeHtml(before)}<a href="${home}">${linkedText}</a>${escapeHtml(after.join(linkedText))}`;
}
