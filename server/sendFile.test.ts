import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createFileCache } from './fileCache';
import { createFileSender } from './sendFile';
import { readSite } from './site';

const root = mkdtempSync(join(tmpdir(), 'send-'));

beforeAll(() => {
  writeFileSync(join(root, 'index.html'), '<title>Home</title>');
  writeFileSync(join(root, 'small.txt'), 'small');
  writeFileSync(join(root, 'large.wasm'), Buffer.alloc(200_000));
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

/** Asks for files as the handler does; an answer is begun when its head is written. */
function sender() {
  const sendFile = createFileSender(readSite(root), createFileCache());
  return (path: string, headers: IncomingHttpHeaders = {}): ServerResponse => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers });
    const response = new ServerResponse(request);
    sendFile(path, request, response);
    return response;
  };
}

// Requirement 12.22.
it('opens no file for an answer from memory, and reads a file from the disk once', async () => {
  const open = vi.spyOn(fs, 'createReadStream');
  const read = vi.spyOn(fs, 'readFileSync');
  const ask = sender();
  for (let visit = 0; visit < 3; visit++) expect(ask('/small.txt').writableEnded).toBe(true);
  expect(read).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  // Parts of files are cut from a stream.
  ask('/small.txt', { range: 'bytes=0-1' });
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});

// Requirement 12.22.
it('begins one large answer in a turn, so that who comes next is heard between two of them', async () => {
  const ask = sender();
  const answers = Array.from({ length: 4 }, () => ask('/large.wasm'));
  const begun = () => answers.filter(({ headersSent }) => headersSent).length;
  const seen = [begun()];
  expect(ask('/small.txt').headersSent).toBe(true);
  while (begun() < answers.length) {
    await turn();
    seen.push(begun());
  }
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});
