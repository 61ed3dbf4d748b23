import { facetNames, type FacetName } from '../records/record';

/** One query of a `queries` call, with all defaults filled in. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly tags: { readonly pre: string; readonly post: string };
  readonly ellipsis: string;
  /** Attributes to return; undefined for all. */
  readonly attributesToRetrieve: readonly string[] | undefined;
  readonly attributesToHighlight: readonly string[] | undefined;
  /** Number of words by attribute. */
  readonly attributesToSnippet: ReadonlyMap<string, number>;
  /** Filters, combined with AND; inner lists with OR. A `-` before a filter negates it. */
  readonly facetFilters: readonly (readonly FacetFilter[])[];
  readonly facets: readonly FacetName[];
  readonly isDistinct: boolean;
  readonly isAdvanced: boolean;
  readonly withClickAnalytics: boolean;
  /** The parameters as a query string, which the answer repeats. */
  readonly params: string;
}

export interface FacetFilter {
  readonly facet: string;
  readonly value: string;
  readonly isNegated: boolean;
}

/** An invalid request: answered with status 400. */
export class BadRequest extends Error {}

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

/** Reads one query. Its parameters may be fields of the request, or `params` as an object or a query string. */
export function readRequest(request: unknown): SearchRequest {
  const own = asFields(request, 'A request');
  const { params, ...rest } = own;
  const fields: Fields = { ...rest, ...readParams(params) };
  const indexName = text(fields, 'indexName', '');
  if (indexName === '') throw new BadRequest('indexName is required for every request.');
  return {
    indexName,
    query: text(fields, 'query', ''),
    page: count(fields, 'page', 0),
    hitsPerPage: Math.min(
      count(fields, 'hitsPerPage', defaults.hitsPerPage),
      defaults.maxHitsPerPage,
    ),
    tags: {
      pre: text(fields, 'highlightPreTag', defaults.preTag),
      post: text(fields, 'highlightPostTag', defaults.postTag),
    },
    ellipsis: text(fields, 'snippetEllipsisText', defaults.ellipsis),
    attributesToRetrieve: attributeList(fields, 'attributesToRetrieve'),
    attributesToHighlight: attributeList(fields, 'attributesToHighlight'),
    attributesToSnippet: snippets(list(fields, 'attributesToSnippet') ?? ['content']),
    facetFilters: readFacetFilters(fields['facetFilters']),
    facets: readFacets(list(fields, 'facets') ?? []),
    isDistinct: !['false', '0'].includes(String(plain(fields['distinct'], 'distinct') ?? true)),
    isAdvanced: flag(fields, 'advancedSyntax'),
    withClickAnalytics: flag(fields, 'clickAnalytics'),
    params: typeof params === 'string' ? params : toQueryString(fields),
  };
}

export function asFields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest(`${what} must be an object.`);
  }
  return value as Fields;
}

function readParams(params: unknown): Fields {
  if (params === undefined) return {};
  if (typeof params !== 'string') return asFields(params, 'params');
  return Object.fromEntries(
    params
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const equals = pair.indexOf('=');
        const name = decode(equals < 0 ? pair : pair.slice(0, equals));
        return [name, jsonOrText(equals < 0 ? '' : decode(pair.slice(equals + 1)))];
      }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new BadRequest('params is not a url-encoded string.');
  }
}

/** Parses a JSON list in a query string. Everything else, including a comma-separated list, stays text. */
function jsonOrText(text: string): unknown {
  if (!text.startsWith('[')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadRequest('A list in params is not valid JSON.');
  }
}

function plain(value: unknown, name: string): string | number | boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  throw new BadRequest(`${name} must be a single value.`);
}

function text(fields: Fields, name: string, fallback: string): string {
  return String(plain(fields[name], name) ?? fallback);
}

function count(fields: Fields, name: string, fallback: number): number {
  const value = Number(plain(fields[name], name) ?? fallback);
  if (!Number.isInteger(value) || value < 0) {
    throw new BadRequest(`${name} must be a whole number from 0.`);
  }
  return value;
}

function flag(fields: Fields, name: string): boolean {
  return String(plain(fields[name], name) ?? false) === 'true';
}

/** Reads a list, which may also be a comma-separated string. */
function list(fields: Fields, name: string): readonly string[] | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value.split(',').filter(Boolean);
  if (Array.isArray(value)) return value.map(String);
  throw new BadRequest(`${name} must be a list.`);
}

function attributeList(fields: Fields, name: string): readonly string[] | undefined {
  const attributes = list(fields, name);
  return attributes?.includes('*') ? undefined : attributes;
}

function snippets(attributes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [attribute = '', words] = entry.split(':');
      const wordCount = Number(words ?? defaults.snippetWords);
      if (!Number.isInteger(wordCount) || wordCount < 1) {
        throw new BadRequest(`attributesToSnippet: "${entry}" asks for no number of words.`);
      }
      return [attribute, wordCount];
    }),
  );
}

function readFacetFilters(value: unknown): FacetFilter[][] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string') return [[readFacetFilter(value)]];
  if (!Array.isArray(value)) throw new BadRequest('facetFilters must be a list.');
  return value.map((group) => (Array.isArray(group) ? group : [group]).map(readFacetFilter));
}

function readFacetFilter(value: unknown): FacetFilter {
  const colon = typeof value === 'string' ? value.indexOf(':') : -1;
  if (typeof value !== 'string' || colon < 1) {
    throw new BadRequest('A facet filter has the form "facet:value".');
  }
  const name = value.slice(0, colon);
  const negation = /^(-?)(.*)$/.exec(value.slice(colon + 1));
  const isNegated = name.startsWith('-') || negation?.[1] === '-';
  return { facet: name.replace(/^-/, ''), value: negation?.[2] ?? '', isNegated };
}

function readFacets(names: readonly string[]): FacetName[] {
  if (names.includes('*')) return [...facetNames];
  return facetNames.filter((facet) => names.includes(facet));
}

function toQueryString(fields: Fields): string {
  return Object.entries(fields)
    .filter(([name, value]) => !['indexName', 'type'].includes(name) && value !== undefined)
    .map(([name, value]) => {
      const written = typeof value === 'string' ? value : JSON.stringify(value);
      return `${encodeURIComponent(name)}=${encodeURIComponent(written)}`;
    })
    .join('&');
}
