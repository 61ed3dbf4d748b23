import { orderMatches } from '../engine/orderMatches';
import type { SearchEngine } from '../engine/createSearchEngine';
import type { SearchRecord } from '../records/record';
import { makeHit } from './makeHit';
import type { SearchRequest } from './readRequest';

/** Maximum number of hits that all pages of results together contain, as with Algolia. */
const paginationLimit = 1000;

/** Returns the result of one query of a `queries` call. It has only the properties that the site uses. */
export function answerQuery(engine: SearchEngine, request: SearchRequest) {
  const answer = engine.search(request.query, request.isAdvanced);
  const kept = answer.matches.filter(({ record }) => matchesFilters(record, request));
  const found = orderMatches(kept, engine.records);
  const { page, hitsPerPage } = request;
  const reachable = found.slice(0, paginationLimit);
  const shown = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((match) => makeHit(match, answer, request, engine)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / hitsPerPage),
    hitsPerPage,
    query: request.query,
    ...(request.withClickAnalytics && { queryID: queryId() }),
  };
}

function matchesFilters(record: SearchRecord, { facetFilters }: SearchRequest): boolean {
  return facetFilters.every((group) => group.some(({ facet, value }) => record[facet] === value));
}

/** Returns a random id in Algolia's form: 32 hexadecimal digits. */
function queryId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
