import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { answerFor } from './answerFor';
import { chooseEncoding, isEncoded } from './encodings';
import { headersOf } from './headersFile';
import type { Site } from './site';

/**
 * Returns what answers requests for a built site: files with their best encoding and their headers, 404.html for
 * unknown addresses, a sentence with a 4xx for requests that make no sense.
 */
export function siteHandler(site: Site): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const answer = answerFor(request.url ?? '/', site);
    switch (answer.kind) {
      case 'file':
        sendFile(site, answer.path, request, response);
        break;
      case 'redirect':
        response.setHeader('Location', answer.to);
        sendText(response, 301, `Moved to ${answer.to}`);
        break;
      case 'refused':
        sendText(response, answer.status, answer.reason);
        break;
      case 'notFound':
        sendNotFound(site, request, response);
        break;
    }
  };
}

const notFoundPage = '/404.html';

function sendNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (!site.files.has(notFoundPage)) {
    sendText(response, 404, 'There is no page at this address.');
    return;
  }
  // A part or a "not modified" of the not-found page would lose its status.
  for (const name of ['range', 'if-none-match', 'if-modified-since'])
    Reflect.deleteProperty(request.headers, name);
  response.statusCode = 404;
  sendFile(site, notFoundPage, request, response);
}

function sendFile(
  site: Site,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A part of a file is cut from the plain file: parts of two encodings never mix.
  const accepted = request.headers.range === undefined ? request.headers['accept-encoding'] : '';
  const encoding = chooseEncoding(accepted ?? '', path, site.files);
  const headers = { ...revalidated, ...headersOf(addressOf(path), site.headerRules) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isEncoded(path, site.files)) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== null) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('Content-Type', contentType(path));

  const options = { root: site.root, cacheControl: false, index: false as const };
  send(request, encodeURI(path + (encoding?.ending ?? '')), options)
    .on('error', (error: HttpError) => sendFailure(error, response))
    .pipe(response);
}

interface HttpError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function sendFailure({ status, headers = {} }: HttpError, response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (status === 416) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendText(response, 416, 'The file is shorter than that.');
    return;
  }
  // The list of files is from the start: one may have gone since, while a build runs beside us.
  sendText(response, 404, 'This file is gone. If a build is running, try again when it is done.');
}

/** Names without a fingerprint stand for changing contents: pages, the search manifest, 404.html. */
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Header rules speak of addresses: "/docs/intro", not "/docs/intro/index.html". */
function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '');
}

/** Kinds of files a build of ours holds. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.step': 'model/step',
  '.stl': 'model/stl',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function contentType(path: string): string {
  return contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  // `end` leaves the body out of an answer to HEAD.
  response.end(`${text}\n`);
}
