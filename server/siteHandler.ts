import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerFor } from './answerFor';
import { createFileCache, type FileCache } from './fileCache';
import { createFileSender, type SendFile } from './sendFile';
import { sendText } from './sendText';
import type { Site } from './site';

/**
 * Returns what answers requests for a built site: files with their best encoding and their headers, 404.html for
 * unknown addresses, a sentence with a 4xx for requests that make no sense.
 */
export function siteHandler(site: Site, cache: FileCache = createFileCache()): RequestListener {
  const sendFile = createFileSender(site, cache);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const answer = answerFor(request.url ?? '/', site);
    switch (answer.kind) {
      case 'file':
        sendFile(answer.path, request, response);
        break;
      case 'redirect':
        response.setHeader('Location', answer.to);
        sendText(response, 301, `Moved to ${answer.to}`);
        break;
      case 'refused':
        sendText(response, answer.status, answer.reason);
        break;
      case 'notFound':
        sendNotFound(site, sendFile, request, response);
        break;
    }
  };
}

const notFoundPage = '/404.html';

function sendNotFound(
  site: Site,
  sendFile: SendFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (!site.files.has(notFoundPage)) {
    sendText(response, 404, 'There is no page at this address.');
    return;
  }
  // A part or a "not modified" of the not-found page would lose its status.
  for (const name of [
    'range',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'if-unmodified-since',
  ])
    Reflect.deleteProperty(request.headers, name);
  response.statusCode = 404;
  sendFile(notFoundPage, request, response);
}
