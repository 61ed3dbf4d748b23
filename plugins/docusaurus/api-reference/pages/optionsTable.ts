import type { Reference } from '../Reference';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import { typeUsers } from '../usage/typeUsers';
import { parameterTable, withoutDefault } from './parameterTable';
import { firstSentence } from './prose';

/**
 * The values of an options object at one glance; each has a section further down, by which search finds it. Other
 * interfaces have methods, or are what calls return, and have no such table.
 */
export function optionsTable(reference: Reference, symbol: ApiSymbol): string {
  const own = reference.ownMembers(symbol);
  const isOptions =
    symbol.kind === 'interface' &&
    own.every(({ kind }) => kind === 'property') &&
    typeUsers(reference, symbol.name).takers.length > 0;
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
