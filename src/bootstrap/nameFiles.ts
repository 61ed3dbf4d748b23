import type { EarlyEvents } from './earlyEvents';
import { isHydrated } from './hydration';

/** What readers call what a file brings. The bundler names its files after the modules in them, and cuts long names off. */
const names: readonly (readonly [RegExp, string])[] = [
  [/LinkedViewer|_three|_thr/, 'The viewer'],
  [/editor|codemirror/, 'The editor'],
  [/SearchModal/, 'The search window'],
  [/playground/, 'The playground'],
  [/model_interactive/, 'What this model needs'],
  // A document, or what draws one, or another page.
  [/\/(?:article|layout|[a-z][0-9a-z]{1,2}|[0-9a-f]{8})\.[0-9a-f]+\.js/, 'The next page'],
];

/** Names what the files at `addresses` bring; undefined before hydration, when all is for the page itself. */
export function nameFiles(addresses: readonly string[]): string | undefined {
  if (!isHydrated()) return undefined;
  const found = names.find(([pattern]) => addresses.some((address) => pattern.test(address)));
  return found?.[1] ?? 'A part of this page';
}

// Client module: the start script, whose bytes are counted, is told of the names only here. Requirement 8.26.
if (typeof window !== 'undefined') {
  const { earlyEvents } = window as { readonly earlyEvents?: EarlyEvents };
  if (earlyEvents) earlyEvents.nameFiles = nameFiles;
}
