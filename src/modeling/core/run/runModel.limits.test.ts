import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import { resultLimits } from '../resultLimits';
import { exportModel } from '../export/exportModel';
import type { Kernel } from '../kernel';
import { runModel, type RunInput } from './runModel';

const head = 'import * as r from "replicad";\n';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernelInNode();
}, 60_000);
const run = (code: string, more: Partial<RunInput> = {}) =>
  runModel({ code: head + code, name: 'x', params: null, ...more }, kernel);

describe('a model beyond a limit', () => {
  // Requirement 10.36.
  it('shows its first 2000 parts with a warning, but exports all parts', async () => {
    const count = resultLimits.parts + 1;
    const outcome = await run(
      `export default () => { const plan = r.drawRectangle(2, 2); return Array.from({ length: ${count} }, () => plan); };`,
    );
    if (!('result' in outcome)) throw new Error(outcome.error.sentence);
    expect(outcome.result.parts).toHaveLength(resultLimits.parts);
    expect(outcome.result.warnings[0]).toMatchObject({
      kind: 'limit',
      sentence: '2001 parts: the page shows 2000.',
    });
    const { bytes } = await exportModel(outcome.live, 'svg', kernel);
    expect(new TextDecoder().decode(bytes).match(/<path/g)).toHaveLength(count);
  }, 60_000);

  // Requirement 10.36.
  it('omits a part that is too far away, with a warning that names it', async () => {
    const outcome = await run(
      'export default () => [{ shape: r.makeBaseBox(1, 1, 1), name: "near" }, { shape: r.makeBaseBox(1, 1, 1).translate(0, 0, 5e9), name: "far" }];',
    );
    if (!('result' in outcome)) throw new Error(outcome.error.sentence);
    expect(outcome.result.parts.map(({ name }) => name)).toEqual(['near']);
    expect(outcome.result.warnings[0]?.sentence).toContain('far reaches further than 1000 km');
  });

  // Requirement 10.36.
  it('fails with an explanation if no part of it can be shown', async () => {
    const outcome = await run('export default () => r.drawRectangle(1, 1).translate(5e9, 0);');
    expect(outcome).toMatchObject({ error: { kind: 'limit' } });
  });
});

it('a model gets all of its default values, even if the page has no control for them', async () => {
  const outcome = await run(
    'export const defaultParams = { most: Infinity };\nexport default ({ most }) => r.makeBaseBox(Math.min(most, 7), 1, 1);',
  );
  expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(7);
});

it('a part has the requested name if `about.title` of the model is not a string', async () => {
  const outcome = await run(
    'export const about = { title: 2026 };\nexport default () => r.makeBaseBox(1, 1, 1);',
  );
  expect('result' in outcome && outcome.result.parts[0]?.name).toBe('x');
});

it('a drawing with 3000 curves exceeds no limit', async () => {
  const outcome = await run(
    'export default () => { const pen = r.draw([0, 0]); for (let i = 1; i < 3000; i++) pen.bulgeArcTo([i, (i % 2) * 0.2], 0.5); return pen.lineTo([3000, -9]).close(); };',
  );
  if (!('result' in outcome)) throw new Error(outcome.error.sentence);
  expect(outcome.result.facts.box.max[0]).toBeCloseTo(3000);
}, 60_000);

describe('an uncaught error', () => {
  // Requirement 10.37.
  it('ends the run with its message and line even if the promise of `main` never settles', async () => {
    let reject: (reason: unknown) => void = () => undefined;
    const uncaughtError = new Promise<never>((_, fail) => {
      reject = fail;
    });
    Object.assign(globalThis, { reportFault: reject });
    const code = `export default () => new Promise(() => {
  setTimeout(() => {
    try { throw new Error("my own mistake"); } catch (error) { globalThis.reportFault(error); }
  }, 1);
});`;
    const outcome = await runModel({ code, name: 'x', params: null, uncaughtError }, kernel);
    Reflect.deleteProperty(globalThis, 'reportFault');
    expect(outcome).toMatchObject({ error: { kind: 'js', sentence: 'my own mistake.', line: 3 } });
  }, 60_000);
});
