import titles from '@generated/page-titles/default/titles.json';
import { nearestRoutes, searchTermsOf } from './nearestRoutes';

interface SuggestedPage {
  readonly route: string;
  readonly title: string;
  /** Distinguishes pages with the same title, such as a guide and a class. */
  readonly kind: string | undefined;
}

export interface Suggestions {
  readonly likely: readonly SuggestedPage[];
  /** The initial text of the search field. */
  readonly query: string;
}

/** Returns the pages whose URL is most similar to the missed one. */
export function suggestPages(missed: string): Suggestions {
  const likely = nearestRoutes(missed, Object.keys(titles)).map((route) => ({
    route,
    title: titles[route] ?? route,
    kind: kindOf(route),
  }));
  return { likely, query: searchTermsOf(missed) };
}

function kindOf(route: string): string | undefined {
  const folder = /\/docs\/api\/([\w-]+)\//.exec(route)?.[1];
  return folder === undefined ? undefined : kinds[folder];
}

const kinds: Readonly<Record<string, string>> = {
  classes: 'class',
  functions: 'function',
  interfaces: 'interface',
  'type-aliases': 'type',
  variables: 'variable',
};
