import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHashedFolder } from './createHashedFolder';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hashed-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('createHashedFolder puts a hash of the contents into the name of a file', async () => {
  const write = await createHashedFolder(folder);
  const first = await write('kernel', '.wasm', Buffer.from('one'));
  expect(first).toMatch(/^kernel\.[0-9a-f]{8}\.wasm$/);
  expect(await write('kernel', '.wasm', Buffer.from('one'))).toBe(first);
  expect(await write('kernel', '.wasm', Buffer.from('two'))).not.toBe(first);
  expect(await readFile(path.join(folder, first), 'utf8')).toBe('one');
});

it('createHashedFolder removes the files of an earlier build', async () => {
  await (
    await createHashedFolder(folder)
  )('worker', '.js', Buffer.from('old'));
  const file = await (await createHashedFolder(folder))('worker', '.js', Buffer.from('new'));
  expect(await readdir(folder)).toEqual([file]);
});
