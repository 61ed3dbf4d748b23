import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleBuilder, type BuilderBundle } from './builderBundle';
import { storeFolder } from './folders';
import { ModelWorker, modelLimits } from './ModelWorker';

const key = `test-${process.pid}`;

const model = (body: string) => ({
  name: 'test/broken',
  file: 'models/test/broken.js',
  key,
  code: [
    'import { makeBaseBox } from "replicad";',
    'export const about = { title: "Box", description: "A box." };',
    'export default function main() {',
    body,
    '  return makeBaseBox(1, 1, 1);',
    '}',
  ].join('\n'),
});

describe('ModelWorker', () => {
  let builder: BuilderBundle;
  beforeAll(async () => (builder = await bundleBuilder()));
  afterEach(() => rmSync(path.join(storeFolder, key), { recursive: true, force: true }));

  // Requirement 10.2.
  it('kills a model that never ends, and then builds the next one', async () => {
    const worker = new ModelWorker(builder, { ...modelLimits, seconds: 5 });
    const answer = await worker.build(model('  for (;;) {}'));
    expect(answer).toEqual({
      error:
        'models/test/broken.js: it runs for more than 5 seconds. Look for a loop without end, or cut drawings instead of solids.',
    });
    expect(await worker.build(model(''))).toHaveProperty('ms');
    worker.close();
  }, 120_000);

  // Requirement 10.2.
  it('kills a model that uses too much memory, and reports the memory limit', async () => {
    const worker = new ModelWorker(builder, { ...modelLimits, bytes: 512 * 1024 ** 2 });
    const answer = await worker.build(
      model('  const all = [];\n  for (;;) all.push(new Float64Array(1e6).fill(all.length));'),
    );
    expect(answer).toEqual({
      error:
        'models/test/broken.js: it uses more than 512 MB of memory. Make it of fewer or simpler pieces.',
    });
    worker.close();
  }, 120_000);

  it('reports file, line, call and reason if a model fails', async () => {
    const worker = new ModelWorker(builder);
    const answer = await worker.build(model('  return makeBaseBox(10, 10, 10).fillet(5);'));
    expect(answer).toHaveProperty(
      'error',
      expect.stringMatching(
        /^models\/test\/broken\.js:4:\d+ in fillet\(\): fillet\(\) failed: two rounded edges run into each other\. Kernel: StdFail_NotDone/,
      ),
    );
    worker.close();
  }, 120_000);

  it('builds a model again in a new process if it fails after another model', async () => {
    const worker = new ModelWorker(builder);
    await worker.build(model('  globalThis.leftBehind = true;'));
    const failing = '  if (globalThis.leftBehind) throw new Error("Not alone.");';
    expect(await worker.build(model(failing))).toHaveProperty('ms');
    worker.close();
  }, 120_000);
});
