import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { contentType } from './contentType';
import { chooseEncoding, isEncoded } from './encodings';
import type { CachedFile, FileCache } from './fileCache';
import { headersOf } from './headersFile';
import { sendText } from './sendText';
import type { Site } from './site';

/** Answers with the file at `path`, an address such as "/docs/intro/index.html". */
export type SendFile = (path: string, request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns what sends files of a site: in one piece from memory where they are kept there, otherwise as a stream, which
 * also knows parts of files and conditional requests.
 */
export function createFileSender(site: Site, cache: FileCache): SendFile {
  const headersByPath = new Map<string, Readonly<Record<string, string>>>();
  const headersFor = (path: string): Readonly<Record<string, string>> => {
    const known = headersByPath.get(path) ?? fileHeaders(path, site);
    headersByPath.set(path, known);
    return known;
  };
  return (path, request, response) => {
    // A part of a file is cut from the plain file: parts of two encodings never mix.
    const accepted = request.headers.range === undefined ? request.headers['accept-encoding'] : '';
    const encoding = chooseEncoding(accepted ?? '', path, site.files);
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    if (encoding !== null) response.setHeader('Content-Encoding', encoding.name);
    const file = path + (encoding?.ending ?? '');
    try {
      const kept = isForWhole(request) ? cache.get(join(site.root, file)) : null;
      if (kept === null) stream(site.root, file, request, response);
      else sendKept(kept, response);
    } catch (error) {
      sendFailure(error as FileError, response);
    }
  };
}

/** Headers of a file, in whichever encoding. */
function fileHeaders(path: string, { files, headerRules }: Site): Readonly<Record<string, string>> {
  return {
    ...revalidated,
    ...headersOf(addressOf(path), headerRules),
    ...(isEncoded(path, files) && { Vary: 'Accept-Encoding' }),
    'Content-Type': contentType(path),
  };
}

/** Names without a fingerprint stand for changing contents: pages, the search manifest, 404.html. */
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Header rules speak of addresses: "/docs/intro", not "/docs/intro/index.html". */
function addressOf(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '');
}

/** Whether the answer is the whole file, whatever the client has of it. */
function isForWhole({ headers }: IncomingMessage): boolean {
  return (
    headers.range === undefined && !Object.keys(headers).some((name) => name.startsWith('if-'))
  );
}

function sendKept({ content, etag, lastModified }: CachedFile, response: ServerResponse): void {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', lastModified);
  response.setHeader('ETag', etag);
  response.setHeader('Content-Length', content.length);
  // `end` leaves the body out of an answer to HEAD.
  response.end(content);
}

function stream(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  send(request, encodeURI(file), { root, cacheControl: false, index: false })
    .on('error', (error: FileError) => sendFailure(error, response))
    .pipe(response);
}

/** Of the file system, or of `send`, which gives its own a status. */
interface FileError extends NodeJS.ErrnoException {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function sendFailure(error: FileError, response: ServerResponse): void {
  if (response.headersSent) {
    // What was promised cannot be kept: a cut connection says so.
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const status = error.status ?? (error.code === 'ENOENT' ? 404 : 503);
  if (status === 416) {
    for (const [name, value] of Object.entries(error.headers ?? {}))
      response.setHeader(name, value);
    sendText(response, 416, 'The file is shorter than that.');
  } else if (status === 412) {
    sendText(response, 412, 'The file is another one by now.');
  } else if (status === 404) {
    // The list of files is from the start: one may have gone since, while a build runs beside us.
    sendText(response, 404, 'This file is gone. If a build is running, try again when it is done.');
  } else {
    // Out of descriptors or memory: the file is there, and will be sent when others are done.
    response.setHeader('Retry-After', '1');
    sendText(response, 503, 'The server has too much to do at the moment. Try again.');
  }
}
