import { arrange } from '../engine/arrange';
import type { Match } from '../engine/answer';
import type { Engine } from '../engine/createEngine';
import { facetNames, type FacetName, type SearchRecord } from '../records/record';
import { makeHit, rawFields } from './makeHit';
import { asFields, BadRequest, readRequest, type SearchRequest } from './readRequest';

/** What came in, wherever from: worker, port or test. */
export interface HandlerRequest {
  readonly method: string;
  /** Only the path; credentials and agent in the query string are not looked at. */
  readonly path: string;
  readonly body: string;
}

export interface HandlerAnswer {
  readonly status: number;
  readonly content: string;
}

/** Answers like Algolia's search API, for what DocSearch's modal and the search page ask of it. */
export type Handler = (request: HandlerRequest) => HandlerAnswer;

export interface HandlerOptions {
  readonly indexName: string;
  readonly now?: () => number;
}

/** No page beyond this many hits, as with Algolia. */
const paginationLimit = 1000;

const queriesPath = '/1/indexes/*/queries';
const recommendationsPath = '/1/indexes/*/recommendations';

/** A fault that is answered with its own status. */
class HandlerError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export function createHandler(engine: Engine, options: HandlerOptions): Handler {
  const now = options.now ?? Date.now;
  const requireIndex = (indexName: string) => {
    if (indexName !== options.indexName) {
      throw new HandlerError(`Index ${indexName} does not exist`, 404);
    }
  };

  const answerQuery = (raw: unknown) => {
    const started = now();
    const request = readRequest(raw);
    requireIndex(request.indexName);
    const answer = engine.search(request.query, request.isAdvanced);
    const kept = answer.matches.filter(({ record }) => passes(record, request));
    const found = request.isDistinct ? arrange(kept, engine.records) : kept;
    const { page, hitsPerPage } = request;
    const reachable = found.slice(0, paginationLimit);
    const shown = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {
      hits: shown.map((match) => makeHit(match, answer, request, engine.site)),
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
      processingTimeMS: Math.max(1, Math.round(now() - started)),
    };
  };

  const answerRecommendation = (raw: unknown) => {
    const started = now();
    const fields = asFields(raw, 'A request');
    requireIndex(textField(fields['indexName'], 'indexName'));
    const limit = Number(fields['maxRecommendations'] ?? 0) || 30;
    const threshold = Number(fields['threshold'] ?? 0) || 0;
    const related = engine.related(textField(fields['objectID'], 'objectID')) ?? [];
    const hits = related
      .filter(({ score }) => score >= threshold)
      .slice(0, limit)
      .map(({ record, score }) => ({
        ...rawFields(record, engine.site, undefined),
        _score: Math.round(score * 100) / 100,
      }));
    return { hits, nbHits: hits.length, processingTimeMS: Math.max(1, now() - started) };
  };

  return ({ method, path, body }) => {
    try {
      if (path !== queriesPath && path !== recommendationsPath) {
        throw new HandlerError(`Path ${path} not found`, 404);
      }
      if (method.toUpperCase() !== 'POST') throw new HandlerError('Method Not Allowed', 405);
      const requests = readRequests(body);
      const answer: (raw: unknown) => unknown =
        path === queriesPath ? answerQuery : answerRecommendation;
      return { status: 200, content: JSON.stringify({ results: requests.map(answer) }) };
    } catch (error) {
      if (error instanceof BadRequest) return failure(error.message, 400);
      if (error instanceof HandlerError) return failure(error.message, error.status);
      throw error;
    }
  };
}

function textField(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new BadRequest(`${name} is required for every request.`);
}

function failure(message: string, status: number): HandlerAnswer {
  return { status, content: JSON.stringify({ message, status }) };
}

function readRequests(body: string): readonly unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new BadRequest('Invalid JSON');
  }
  const { requests } = asFields(parsed, 'The body');
  if (!Array.isArray(requests)) throw new BadRequest('Expecting a list of requests');
  return requests;
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

/** 32 hexadecimal digits, as Algolia's; it only has to be different each time. */
function queryId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
