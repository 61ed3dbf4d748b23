import type { Engine } from '../engine/createEngine';
import { answerQuery } from './answerQuery';
import { rawFields } from './makeHit';
import { asFields, BadRequest, readRequest } from './readRequest';

/** A request from the worker, the HTTP server or a test. */
export interface HandlerRequest {
  readonly method: string;
  /** The path without the query string; the handler ignores credentials and agent. */
  readonly path: string;
  readonly body: string;
}

export interface HandlerAnswer {
  readonly status: number;
  readonly content: string;
}

/** Answers like Algolia's search API, for the requests of the search dialog and the search page. */
export type Handler = (request: HandlerRequest) => HandlerAnswer;

export interface HandlerOptions {
  readonly indexName: string;
  readonly now?: () => number;
}

const queriesPath = '/1/indexes/*/queries';
const recommendationsPath = '/1/indexes/*/recommendations';

/** An error with the HTTP status of its answer. */
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

  const answer = (raw: unknown) => {
    const started = now();
    const request = readRequest(raw);
    requireIndex(request.indexName);
    return {
      ...answerQuery(engine, request),
      processingTimeMS: Math.max(1, Math.round(now() - started)),
    };
  };

  const recommend = (raw: unknown) => {
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
      const toResult: (raw: unknown) => unknown = path === queriesPath ? answer : recommend;
      return { status: 200, content: JSON.stringify({ results: requests.map(toResult) }) };
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
