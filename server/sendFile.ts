import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { contentType } from './contentType';
import { chooseEncoding, isEncoded, type Encoding } from './encodings';
import type { CachedFile, FileCache } from './fileCache';
import { headersOf } from './headersFile';
import { inTurns } from './inTurns';
import { sendText } from './sendText';
import type { Site } from './site';

/** Answers with the file at `path`, an address such as "/docs/intro/index.html". */
export type SendFile = (path: string, request: IncomingMessage, response: ServerResponse) => void;

/** More than the system takes over at once: such answers begin one after the other. */
const largeBytes = 100_000;

/** A file in one of its encodings. */
interface Variant {
  /** Its address, with the ending of the encoding. */
  readonly file: string;
  readonly location: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What was sent of it last from memory. */
  kept?: { readonly file: CachedFile; readonly head: string[] };
}

/**
 * Returns what sends files of a site: in one piece from memory where they are kept there, otherwise as a stream, which
 * also knows parts of files and conditional requests.
 */
export function createFileSender(site: Site, cache: FileCache): SendFile {
  const variants = new Map<string, Map<Encoding | null, Variant>>();
  const begin = inTurns();
  return (path, request, response) => {
    const { headers } = request;
    // A part of a file is cut from the plain file: parts of two encodings never mix.
    const accepted = headers.range === undefined ? headers['accept-encoding'] : '';
    const encoding = chooseEncoding(accepted ?? '', path, site.files);
    const known = variants.get(path) ?? new Map<Encoding | null, Variant>();
    const variant = known.get(encoding) ?? variantOf(path, encoding, site);
    variants.set(path, known.set(encoding, variant));
    const deliver = (kept: CachedFile | null): void => {
      if (kept === null) stream(site.root, variant, request, response);
      else sendKept(kept, variant, response);
    };
    try {
      const kept = isForWhole(headers) ? cache.get(variant.location) : null;
      if (kept !== null && kept.content.length < largeBytes) deliver(kept);
      // A client may have left when its turn comes.
      else begin(() => response.destroyed || deliver(kept));
    } catch (error) {
      sendFailure(error as FileError, response);
    }
  };
}

function variantOf(path: string, encoding: Encoding | null, site: Site): Variant {
  const file = path + (encoding?.ending ?? '');
  const headers = fileHeaders(path, site);
  return {
    file,
    location: join(site.root, file),
    headers: encoding === null ? headers : { ...headers, 'Content-Encoding': encoding.name },
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

/** Headers that make the answer depend on what the client has. */
const conditions = [
  ...(['range', 'if-none-match', 'if-modified-since'] as const),
  ...(['if-match', 'if-unmodified-since'] as const),
];

/** Whether the answer is the whole file, whatever the client has of it. */
function isForWhole(headers: IncomingHttpHeaders): boolean {
  return conditions.every((name) => headers[name] === undefined);
}

function sendKept(file: CachedFile, variant: Variant, response: ServerResponse): void {
  if (variant.kept?.file !== file)
    variant.kept = { file, head: Object.entries(keptHeaders(file, variant)).flat() };
  // All at once: set one by one, headers take as long as all the rest of an answer.
  response.writeHead(response.statusCode, variant.kept.head);
  // `end` leaves the body out of an answer to HEAD.
  response.end(file.content);
}

const keptHeaders = (
  { content, etag, lastModified }: CachedFile,
  { headers }: Variant,
): Readonly<Record<string, string>> => ({
  ...headers,
  'Accept-Ranges': 'bytes',
  'Last-Modified': lastModified,
  ETag: etag,
  'Content-Length': String(content.length),
});

function stream(
  root: string,
  { file, headers }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
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
