import { nameWithoutUnderscore } from '../categories';
import type { ApiSymbol, Member } from '../declarations/ApiDeclarations';
import { anchorOf, displayText, type OwnMember, type Reference } from '../Reference';
import { escapeHtml } from '../../../../src/base/escapeHtml';
import { apiHeadings } from '../../../../src/search/node';
import { optionsTable } from './optionsTable';
import { firstSentence, linkNames } from './prose';

/**
 * Returns the overview of all members of a class or interface, own ones first: signature and first sentence. Each member
 * links to its full entry below. Search finds only the full entry.
 */
export function membersTable(reference: Reference, symbol: ApiSymbol): string {
  const options = optionsTable(reference, symbol);
  if (options !== '') return options;
  const rowsOf = (members: readonly OwnMember[]) =>
    members
      .filter(({ kind }) => kind !== 'constructor')
      .map((member) => memberRow(reference, symbol, member));
  const inherited = reference.inheritedMembers(symbol);
  const parents = [...new Set(inherited.map(({ parent }) => parent))];
  const rows = [
    ...rowsOf(reference.ownMembers(symbol)),
    ...parents.flatMap((parent) => {
      const from = linkNames(reference, `\`${nameWithoutUnderscore(parent.name)}\``, '');
      const inheritedRows = rowsOf(inherited.filter((member) => member.parent === parent));
      const title = `| ${apiHeadings.inheritedFrom} ${from} | |`;
      return inheritedRows.length > 0 ? [title, ...inheritedRows] : [];
    }),
  ];
  if (rows.length === 0) return '';
  const table = ['| Member | Meaning |', '| --- | --- |', ...rows].join('\n');
  return `<div data-search="off">\n\n${table}\n\n</div>`;
}

function memberRow(reference: Reference, symbol: ApiSymbol, member: OwnMember): string {
  const name = `[${member.name}](#${anchorOf(member.name)})`;
  const signature = `<span class="api-type">${name}${escapeHtml(shortSignature(member))}</span>`;
  const sentence = linkNames(reference, firstSentence(member.description ?? ''), symbol.name);
  return `| ${cell(signature)} | ${cell(sentence)} |`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/**
 * Returns the part after the name: `(radius, filter?): Drawing` for a method, `: number` for a property. Uses the first
 * of several overloads.
 */
function shortSignature({ kind, signatures: [first] }: Member): string {
  const returns = first?.returns ? `: ${displayText(first.returns)}` : '';
  if (kind !== 'method') return returns;
  const names = (first?.parameters ?? []).map(({ name, optional }) => name + (optional ? '?' : ''));
  return `(${names.join(', ')})${returns}`;
}
