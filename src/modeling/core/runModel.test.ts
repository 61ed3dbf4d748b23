import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../kernel/loadKernelInNode';
import type { Kernel } from './kernel';
import type { SolidPart } from './result';
import { runModel } from './runModel';
import type { Stage } from './runResult';

describe('a run', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  it('gives the triangles to draw before it measures, the same as afterwards', async () => {
    const stages: (Stage | 'triangulated')[] = [];
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

  it('waits for the finders of a model that highlights', async () => {
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

  it('warns of no cut in a face, which has no volume to lose', async () => {
    const code = `import { drawCircle, makeCompound, makeCylinder } from "replicad";
export default () =>
  makeCompound([drawCircle(10).sketchOnPlane("XY").face()]).cut(makeCylinder(2, 10, [0, 0, -5]));`;
    const outcome = await runModel({ code, name: 'Ring', params: null }, kernel);
    expect('result' in outcome && outcome.result.warnings).toEqual([]);
  });
});
