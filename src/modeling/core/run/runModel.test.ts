import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import type { SolidPart } from '../result';
import { runModel } from './runModel';
import type { RunStage } from '../runResult';

describe('runModel', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  it('reports the triangles of the result before it measures the model', async () => {
    const stages: (RunStage | 'triangulated')[] = [];
    let drawn: readonly SolidPart[] = [];
    const outcome = await runModel(
      {
        code: `import { makeBaseBox, makeSphere } from "replicad";
export default () => [{ shape: makeBaseBox(9, 9, 9), name: "Box", color: "#aa3300" }, makeSphere(3)];`,
        name: 'Two parts',
        params: null,
        onStage: (stage) => stages.push(stage),
        onTriangulated: (parts) => {
          drawn = parts;
          stages.push('triangulated');
        },
      },
      kernel,
    );
    expect(stages).toEqual(['compile', 'evaluate', 'mesh', 'triangulated', 'measure']);
    const parts = 'result' in outcome ? outcome.result.parts : [];
    expect(drawn.map(({ name, color }) => [name, color])).toEqual(
      parts.map(({ name, color }) => [name, color]),
    );
    expect(drawn.map(({ mesh }) => mesh.indices)).toEqual(
      parts.map((part) => part.kind === 'solid' && part.mesh.indices),
    );
  });

  it('accepts a call whose numbers have defaults', async () => {
    const code = 'export default () => replicad.sketchEllipse().extrude(3);';
    const outcome = await runModel({ code, name: 'Ellipse', params: null }, kernel);
    expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(6 * Math.PI);
  });

  it('reports no triangles in advance if the model highlights faces or edges', async () => {
    let isDrawnEarly = false;
    const outcome = await runModel(
      {
        code: `import { makeBaseBox } from "replicad";
export default () => ({ shape: makeBaseBox(9, 9, 9), highlightFace: (f) => f.inPlane("XY", 9) });`,
        name: 'Box',
        params: null,
        onTriangulated: () => (isDrawnEarly = true),
      },
      kernel,
    );
    expect(outcome).toHaveProperty('result');
    expect(isDrawnEarly).toBe(false);
  });

  // Requirement 10.46.
  it('returns the console output of a failed run with level and line', async () => {
    const code = `export const defaultParams = { width: 5 };
export default () => {
  console.log("width", 5);
  console.warn("thin");

  console.error("too thin");
  throw new Error("No.");
};`;
    expect(await runModel({ code, name: 'Fails', params: null }, kernel)).toMatchObject({
      error: { sentence: 'No.', line: 7 },
      defaultParams: { width: 5 },
      console: [
        { level: 'log', text: 'width 5', line: 3 },
        { level: 'warn', text: 'thin', line: 4 },
        { level: 'error', text: 'too thin', line: 6 },
      ],
    });
  });

  // Requirement 10.46.
  it('keeps at most 200 console lines of a run and cuts long lines', async () => {
    const many =
      'export default () => { for (let n = 0; n < 300; n++) console.log("a".repeat(3000)); };';
    const outcome = await runModel({ code: many, name: 'Prints', params: null }, kernel);
    const lines = 'error' in outcome ? outcome.console : [];
    expect(lines).toHaveLength(200);
    expect(lines[0]?.text).toMatch(/^a{1999}…$/);
    const next = await runModel({ code: 'syntax error', name: 'Next', params: null }, kernel);
    expect(next).toMatchObject({ error: { kind: 'syntax' }, console: [] });
  });

  it('does not warn that a cut face has no volume', async () => {
    const code = `import { drawCircle, makeCompound, makeCylinder } from "replicad";
export default () =>
  makeCompound([drawCircle(10).sketchOnPlane("XY").face()]).cut(makeCylinder(2, 10, [0, 0, -5]));`;
    const outcome = await runModel({ code, name: 'Ring', params: null }, kernel);
    expect('result' in outcome && outcome.result.warnings).toEqual([]);
  });
});
