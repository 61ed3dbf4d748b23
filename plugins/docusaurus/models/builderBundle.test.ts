// cspell:ignore libc
import { beforeAll, describe, expect, it } from 'vitest';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  bundleBuilder,
  builderDataFiles,
  addCacheKeys,
  type BuilderBundle,
  type KeyedModel,
} from './builderBundle';

const box = {
  name: 'test/box',
  file: 'models/test/box.js',
  code: [
    'import { makeBaseBox } from "replicad";',
    'export const about = { title: "Box", description: "A box." };',
    'export default () => makeBaseBox(1, 1, 1);',
  ].join('\n'),
};

describe('the bundle that builds models', () => {
  let builder: BuilderBundle;
  beforeAll(async () => (builder = await bundleBuilder()), 60_000);

  it('has the same hash as long as nothing changes', async () => {
    expect(await bundleBuilder()).toEqual(builder);
  });

  it('has a hash that, together with the name and code of a model, determines the key of the model', () => {
    const keys = [
      ...addCacheKeys(
        [box, { ...box, name: 'test/other' }, { ...box, code: `${box.code} ` }],
        builder,
      ),
      ...addCacheKeys([box], { ...builder, hash: 'another builder' }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it(
    'has a hash that covers every file that the model process reads',
    { timeout: 60_000 },
    async () => {
      const [model] = addCacheKeys([box], builder);
      const read = await filesReadBy(builder, model!);
      expect(read).toEqual(expect.arrayContaining([...builderDataFiles()]));
      // The hash covers the exact version of sharp and of its native packages. The other packages only locate the
      // native ones.
      const packages = ['sharp', '@img', 'detect-libc', 'semver'];
      const covered = [
        ...[builder.file, ...builderDataFiles()],
        ...packages.map((name) => `${path.resolve('node_modules', name)}${path.sep}`),
      ];
      const ours = read.filter((file) => file.startsWith(process.cwd()));
      const uncovered = ours.filter((file) => !covered.some((name) => file.startsWith(name)));
      expect(uncovered).toEqual([]);
    },
  );
});

/** Builds `model` in a process that records the files it reads. Returns these files. */
async function filesReadBy({ file }: BuilderBundle, model: KeyedModel): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reads-'));
  const list = path.join(folder, 'list.txt');
  const child = fork(file, {
    execArgv: ['--require', path.resolve('tests/support/recordReads.cjs')],
    env: { ...process.env, MODELS_STORE: path.join(folder, 'store'), RECORD_READS: list },
  });
  const [ready] = (await once(child, 'message')) as [unknown];
  expect(ready).toBe('ready');
  child.send(model);
  const [answer] = (await once(child, 'message')) as [unknown];
  child.kill();
  expect(answer).toHaveProperty('ms');
  const read = readFileSync(list, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return [...new Set(read)];
}
