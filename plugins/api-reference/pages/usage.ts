import { escapeHtml } from '../../../src/base/escapeHtml';
import { bareName } from '../categories';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import type { Reference } from '../Reference';
import type { SiteUses } from '../usage/siteUses';
import { typeUsers } from '../usage/typeUsers';

/** How many are named of those who use a symbol; of the others, the number. */
const named = { calls: 12, places: 6 };

/** Who takes and who returns a type, and where the site uses the symbol. Search finds those by themselves. */
export function usageNotes(reference: Reference, uses: SiteUses, symbol: ApiSymbol): string {
  const isType = symbol.kind !== 'function' && symbol.kind !== 'variable';
  const { takers, givers } = isType
    ? typeUsers(reference, symbol.name)
    : { takers: [], givers: [] };
  const calls = (list: typeof takers) =>
    list.map(({ label, address }) => `<a href="${address}"><code>${label}</code></a>`);
  const name = bareName(symbol.name);
  const places = (list: SiteUses['guides']) =>
    (list.get(name) ?? []).map(
      ({ title, address }) => `<a href="${address}">${escapeHtml(title)}</a>`,
    );
  const lines = [
    line('Taken by', calls(takers), named.calls),
    line('Returned by', calls(givers), named.calls),
    line('Guides', places(uses.guides), named.places),
    line('Models', places(uses.models), named.places),
  ].filter((text) => text !== '');
  return lines.length > 0 ? `<div data-search="off">\n${lines.join('\n')}\n</div>` : '';
}

function line(label: string, entries: readonly string[], count: number): string {
  if (entries.length === 0) return '';
  const rest = entries.length - count;
  // A list is not cut for one entry that would have room in the words about it.
  const shown = rest > 1 ? entries.slice(0, count) : entries;
  const more = rest > 1 ? ` and ${rest} more` : '';
  return `<p><strong>${label}</strong> ${shown.join(', ')}${more}</p>`;
}
