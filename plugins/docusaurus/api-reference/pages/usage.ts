import { escapeHtml } from '../../../../src/base/escapeHtml';
import { nameWithoutUnderscore } from '../categories';
import type { ApiSymbol } from '../declarations/ApiDeclarations';
import { moreUsesButtonTag } from '../models/exampleTag';
import type { Reference } from '../Reference';
import type { SiteUses } from '../usage/siteUses';
import { typeUsers, type CallReference } from '../usage/typeUsers';

/** Maximum number of visible entries in a list of uses. The rest is shown on request. */
const visibleEntries = { calls: 12, places: 6 };

/** The label and the URL of a use. */
type Use = readonly [label: string, address: string];

interface Uses {
  readonly label: string;
  readonly shown: readonly Use[];
  readonly rest: readonly Use[];
  /** True if the labels are formatted as code. */
  readonly isCode: boolean;
}

/**
 * Returns lists of the calls that take or return a type, and of the guides and models that use a symbol. Search
 * ignores these lists, because it finds the listed pages themselves.
 */
export function usageNotes(reference: Reference, uses: SiteUses, symbol: ApiSymbol): string {
  const lines = usesOf(reference, uses, symbol).map((list) => usesLine(symbol, list));
  return lines.length > 0 ? `<div data-search="off">\n\n${lines.join('\n\n')}\n\n</div>` : '';
}

/** Returns the uses that pages hide behind a button, by symbol and list. */
export function moreUses(
  reference: Reference,
  uses: SiteUses,
): Readonly<Record<string, Readonly<Record<string, readonly Use[]>>>> {
  const symbols = [...reference.declarations.symbols.values()];
  return Object.fromEntries(
    symbols.map((symbol) => {
      const splitEntries = usesOf(reference, uses, symbol).filter(({ rest }) => rest.length > 0);
      return [
        symbol.name,
        Object.fromEntries(splitEntries.map(({ label, rest }) => [label, rest])),
      ];
    }),
  );
}

/** Returns the lists that are not empty. */
function usesOf(reference: Reference, uses: SiteUses, symbol: ApiSymbol): readonly Uses[] {
  const isType = symbol.kind !== 'function' && symbol.kind !== 'variable';
  const { acceptedBy, returnedBy } = isType
    ? typeUsers(reference, symbol.name)
    : { acceptedBy: [], returnedBy: [] };
  const calls = (label: string, list: readonly CallReference[]): Uses => ({
    label,
    isCode: true,
    ...splitEntries(
      list.map((call) => [call.label, call.address]),
      visibleEntries.calls,
    ),
  });
  const places = (label: string, list: SiteUses['guides']): Uses => ({
    label,
    isCode: false,
    ...splitEntries(
      (list.get(nameWithoutUnderscore(symbol.name)) ?? []).map(({ title, address }) => [
        title,
        address,
      ]),
      visibleEntries.places,
    ),
  });
  return [
    calls('Taken by', acceptedBy),
    calls('Returned by', returnedBy),
    places('Guides', uses.guides),
    places('Models', uses.models),
  ].filter(({ shown }) => shown.length > 0);
}

/**
 * Splits a list after `count` entries, unless only one would remain: a button would take as much space as that entry.
 */
function splitEntries(entries: readonly Use[], count: number): Pick<Uses, 'shown' | 'rest'> {
  const end = entries.length - count > 1 ? count : entries.length;
  return { shown: entries.slice(0, end), rest: entries.slice(end) };
}

function usesLine({ name }: ApiSymbol, { label, shown, rest, isCode }: Uses): string {
  const links = shown.map(([text, address]) => {
    const words = escapeHtml(text);
    return `<a href="${address}">${isCode ? `<code>${words}</code>` : words}</a>`;
  });
  const more = rest.length > 0 ? moreUsesButtonTag(name, label, rest.length) : '';
  return `<strong>${label}</strong> ${links.join(', ')}${more}`;
}
