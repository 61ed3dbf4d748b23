import { facetNames, type FacetName } from '../records/record';

/** One query of a `queries` call. Missing fields have their default values. Other parameters of the API are ignored. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly tags: { readonly pre: string; readonly post: string };
  readonly ellipsis: string;
  /** Attributes to return; undefined for all. */
  readonly attributesToRetrieve: readonly string[] | undefined;
  /** Number of words of the snippet, by attribute. */
  readonly attributesToSnippet: ReadonlyMap<string, number>;
  /** Filters, combined with AND. Filters of an inner list are combined with OR. */
  readonly facetFilters: readonly (readonly FacetFilter[])[];
  readonly isAdvanced: boolean;
  readonly withClickAnalytics: boolean;
}

export interface FacetFilter {
  readonly facet: FacetName;
  readonly value: string;
}

/** The error of an invalid request, with the HTTP status of its response. */
export class InvalidRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Limits and defaults of Algolia and of DocSearch's index settings. */
const defaults = {
  hitsPerPage: 20,
  maxHitsPerPage: 1000,
  snippetWords: 10,
  preTag: '<span class="algolia-docsearch-suggestion--highlight">',
  postTag: '</span>',
  ellipsis: '…',
};

type Fields = Readonly<Record<string, unknown>>;

/** Reads a request and fills in default values. Throws `InvalidRequest`, which names the invalid parameter. */
export function readRequest(request: unknown): SearchRequest {
  const fields = asFields(request, 'A request');
  return {
    indexName: textField(fields, 'indexName'),
    query: textField(fields, 'query', ''),
    page: count(fields, 'page', 0),
    hitsPerPage: Math.min(
      count(fields, 'hitsPerPage', defaults.hitsPerPage),
      defaults.maxHitsPerPage,
    ),
    tags: {
      pre: textField(fields, 'highlightPreTag', defaults.preTag),
      post: textField(fields, 'highlightPostTag', defaults.postTag),
    },
    ellipsis: textField(fields, 'snippetEllipsisText', defaults.ellipsis),
    attributesToRetrieve: list(fields, 'attributesToRetrieve')?.map(String),
    attributesToSnippet: snippets(list(fields, 'attributesToSnippet') ?? ['content']),
    facetFilters: (list(fields, 'facetFilters') ?? []).map((group) =>
      (Array.isArray(group) ? group : [group]).map(readFacetFilter),
    ),
    isAdvanced: fields['advancedSyntax'] === true,
    withClickAnalytics: fields['clickAnalytics'] === true,
  };
}

export function asFields(value: unknown, label: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidRequest(`${label} must be an object.`);
  }
  return value as Fields;
}

/** Returns a string field of a request. The field is required if there is no `fallback`. */
export function textField(fields: Fields, name: string, fallback?: string): string {
  const value = fields[name] ?? fallback;
  if (value === undefined) throw new InvalidRequest(`${name} is required for every request.`);
  if (typeof value === 'string') return value;
  throw new InvalidRequest(`${name} must be a text.`);
}

function count(fields: Fields, name: string, fallback: number): number {
  const value = fields[name] ?? fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new InvalidRequest(`${name} must be a whole number from 0.`);
}

function list(fields: Fields, name: string): readonly unknown[] | undefined {
  const value = fields[name];
  if (value === undefined || Array.isArray(value)) return value;
  throw new InvalidRequest(`${name} must be a list.`);
}

/** Parses attributes such as "content:5". The number of words is optional. */
function snippets(attributes: readonly unknown[]): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [attribute = '', words = defaults.snippetWords] = String(entry).split(':');
      return [attribute, Number(words)];
    }),
  );
}

/** Parses a filter such as "language:en". */
function readFacetFilter(filter: unknown): FacetFilter {
  const [, name, value = ''] = /^(.+?):(.*)$/.exec(String(filter)) ?? [];
  const facet = facetNames.find((known) => known === name);
  if (facet) return { facet, value };
  throw new InvalidRequest(`A facet filter has the form "facet:value".`);
}
