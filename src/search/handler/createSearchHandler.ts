import type { SearchEngine } from '../engine/createSearchEngine';
import { answerQuery } from './answerQuery';
import { rawFields } from './makeHit';
import { asFields, InvalidRequest, readRequest, textField } from './readRequest';

/** A request from the worker, the HTTP server or a test. */
export interface HandlerRequest {
  readonly method: string;
  /** The path without the query string, which contains only credentials and the name of the client. */
  readonly path: string;
  readonly body: string;
}

export interface HandlerResponse {
  readonly status: number;
  readonly content: string;
}

/** Answers the search requests of the dialog and the search page in the format of Algolia's search API. */
export type SearchHandler = (request: HandlerRequest) => HandlerResponse;

export interface HandlerOptions {
  readonly indexName: string;
}

const queriesPath = '/1/indexes/*/queries';
const recommendationsPath = '/1/indexes/*/recommendations';

export function createSearchHandler(engine: SearchEngine, options: HandlerOptions): SearchHandler {
  const requireIndex = (indexName: string) => {
    if (indexName !== options.indexName) {
      throw new InvalidRequest(`Index ${indexName} does not exist`, 404);
    }
  };

  const answer = (raw: unknown) => {
    const request = readRequest(raw);
    requireIndex(request.indexName);
    return answerQuery(engine, request);
  };

  const recommend = (raw: unknown) => {
    const fields = asFields(raw, 'A request');
    requireIndex(textField(fields, 'indexName'));
    const limit = Number(fields['maxRecommendations'] ?? 0) || 30;
    const threshold = Number(fields['threshold'] ?? 0) || 0;
    const related = engine.related(textField(fields, 'objectID')) ?? [];
    const hits = related
      .filter(({ score }) => score >= threshold)
      .slice(0, limit)
      .map(({ record, score }) => ({
        ...rawFields(record, engine.site, undefined),
        _score: Math.round(score * 100) / 100,
      }));
    return { hits, nbHits: hits.length };
  };

  return ({ method, path, body }) => {
    try {
      if (path !== queriesPath && path !== recommendationsPath) {
        throw new InvalidRequest(`Path ${path} not found`, 404);
      }
      if (method.toUpperCase() !== 'POST') throw new InvalidRequest('Method Not Allowed', 405);
      const requests = readRequests(body);
      const toResult: (raw: unknown) => unknown = path === queriesPath ? answer : recommend;
      return { status: 200, content: JSON.stringify({ results: requests.map(toResult) }) };
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      const { message, status } = error;
      return { status, content: JSON.stringify({ message, status }) };
    }
  };
}

function readRequests(body: string): readonly unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new InvalidRequest('Invalid JSON');
  }
  const { requests } = asFields(parsed, 'The body');
  if (!Array.isArray(requests)) throw new InvalidRequest('Expecting a list of requests');
  return requests;
}
