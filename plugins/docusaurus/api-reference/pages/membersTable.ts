import { nameWithoutUnderscore } from '../categories';
import type { ApiSymbol, Member } from '../declarations/ApiDeclarations';
import { anchorOf, displayText, type InheritedMember, type Reference } from '../Reference';
import { escapeHtml } from '../../../../src/base/escapeHtml';
import { apiHeadings } from '../../../../src/search/node';
import { optionsTable } from './optionsTable';
import { firstSentence, linkNames } from './prose';

/**
 * Returns the overview of all members of a class or interface: own members with signature and sentence, inherited ones
 * by name. Each member links to its full entry below. Search finds only the full entry.
 */
export function membersTable(reference: Reference, symbol: ApiSymbol): string {
  const options = optionsTable(reference, symbol);
  if (options !== '') return options;
  const own = reference.ownMembers(symbol).filter(({ kind }) => kind !== 'constructor');
  const rows = own.map((member) => {
    const sentence = linkNames(reference, firstSentence(member.description ?? ''), symbol.name);
    return `| ${nameLink(member)} | <span class="api-type">${cell(escapeHtml(shortSignature(member)))}</span> | ${cell(sentence)} |`;
  });
  const table =
    rows.length > 0
      ? ['| Member | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
      : '';
  const parts = [table, ...inheritedNames(reference, reference.inheritedMembers(symbol))];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return text === '' ? '' : `<div data-search="off">\n\n${text}\n\n</div>`;
}

const nameLink = ({ name }: Member): string => `[\`${name}\`](#${anchorOf(name)})`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

/**
 * Returns `(radius, filter?): Drawing` for a method, or the type of a property. Of several overloads, uses the first.
 */
function shortSignature({ kind, signatures: [first] }: Member): string {
  const returns = first?.returns ? displayText(first.returns) : '';
  if (kind !== 'method') return returns;
  const names = (first?.parameters ?? []).map(({ name, optional }) => name + (optional ? '?' : ''));
  return `(${names.join(', ')})${returns === '' ? '' : `: ${returns}`}`;
}

function inheritedNames(
  reference: Reference,
  inherited: readonly InheritedMember[],
): readonly string[] {
  const parents = [...new Set(inherited.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const names = inherited
      .filter((member) => member.parent === parent && member.kind !== 'constructor')
      .map(nameLink);
    const from = linkNames(reference, `\`${nameWithoutUnderscore(parent.name)}\``, '');
    return names.length === 0 ? '' : `${apiHeadings.inheritedFrom} ${from}: ${names.join(', ')}`;
  });
}
