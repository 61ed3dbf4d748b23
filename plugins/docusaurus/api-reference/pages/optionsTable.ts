import type { Reference } from '../Reference';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import { typeUsers } from '../usage/typeUsers';
import { parameterTable, withoutDefault } from './parameterTable';
import { firstSentence } from './prose';

/**
 * Returns the table of an options object's fields. Each field also has a section below. Search finds only the section.
 * Interfaces with methods and interfaces that calls return have no such table.
 */
export function optionsTable(reference: Reference, symbol: ApiSymbol): string {
  const own = reference.ownMembers(symbol);
  const isOptions =
    symbol.kind === 'interface' &&
    own.every(({ kind }) => kind === 'property') &&
    typeUsers(reference, symbol.name).acceptedBy.length > 0;
  if (!isOptions) return '';
  const rows = own.flatMap(({ name, signatures, description = '' }) => {
    const { preset, meaning } = withoutDefault(description);
    const text = firstSentence(meaning) + (preset ? ` Default ${preset}.` : '');
    return signatures.map(({ optional, returns }) => ({
      path: name,
      parameter: { name, optional, type: returns ?? [], fields: [] },
      text,
    }));
  });
  return `<div data-search="off">\n\n${parameterTable(reference, rows, symbol.name)}\n\n</div>`;
}
