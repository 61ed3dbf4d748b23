import { arrange } from '../engine/arrange';
import type { Match } from '../engine/answer';
import type { Engine } from '../engine/createEngine';
import { facetNames, type FacetName, type SearchRecord } from '../records/record';
import { makeHit } from './makeHit';
import type { SearchRequest } from './readRequest';

/** Number of hits that can be reached by paging, as with Algolia. */
const paginationLimit = 1000;

/** Returns one result of a `queries` call, except for its processing time. */
export function answerQuery(engine: Engine, request: SearchRequest) {
  const answer = engine.search(request.query, request.isAdvanced);
  const kept = answer.matches.filter(({ record }) => passes(record, request));
  const found = request.isDistinct ? arrange(kept, engine.records) : kept;
  const { page, hitsPerPage } = request;
  const reachable = found.slice(0, paginationLimit);
  const shown = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: shown.map((match) => makeHit(match, answer, request, engine)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    query: request.query,
    params: request.params,
    index: request.indexName,
    ...(request.facets.length > 0 && { facets: countFacets(found, request.facets) }),
    ...(request.withClickAnalytics && { queryID: queryId() }),
  };
}

function passes(record: SearchRecord, { facetFilters }: SearchRequest): boolean {
  return facetFilters.every((group) =>
    group.some(
      ({ facet, value, isNegated }) => (facetValue(record, facet) === value) !== isNegated,
    ),
  );
}

function facetValue(record: SearchRecord, facet: string): string | undefined {
  return facetNames.includes(facet as FacetName) ? record[facet as FacetName] : undefined;
}

function countFacets(matches: readonly Match[], facets: readonly FacetName[]) {
  return Object.fromEntries(
    facets.map((facet) => {
      const counts = new Map<string, number>();
      for (const { record } of matches) {
        counts.set(record[facet], (counts.get(record[facet]) ?? 0) + 1);
      }
      return [facet, Object.fromEntries(counts)];
    }),
  );
}

/** Returns a random id in Algolia's form: 32 hexadecimal digits. */
function queryId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
