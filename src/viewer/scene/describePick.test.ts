import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode, runModel, type Kernel } from '../../modeling/node';
import { describePick } from './describePick';
import type { SolidPart } from '../../modeling';

const shapes: Readonly<Record<string, string>> = {
  'a box with a hole and chamfered edges': `drawRectangle(60, 40)
    .cut(drawCircle(5).translate(12, 4)).sketchOnPlane("XY").extrude(20).chamfer(2, (e) => e.inPlane("XY", 20))`,
  'a turned bowl': `draw([0, 0]).hLineTo(20).lineTo([30, 25]).hLineTo(26).lineTo([17, 3]).hLineTo(0).close()
    .sketchOnPlane("XZ").revolve()`,
  'a tilted block': `makeBaseBox(30, 20, 10).rotate(33, [0, 0, 0], [1, 2, 3]).translate(7, 8, 9)`,
};

/** Runs the finders in the library, because a copied finder must match the same face or edge there. */
describe('a finder copied from the viewer', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  for (const [name, code] of Object.entries(shapes)) {
    it(`finds exactly the picked face or edge of ${name}`, async () => {
      const part = await run(code, '');
      expect(part.mesh.faces.length).toBeGreaterThan(3);
      for (const [kind, count] of [
        ['face', part.mesh.faces.length],
        ['edge', part.mesh.edges.length],
      ] as const) {
        for (let index = 0; index < count; index++) {
          const finder = describePick(part, kind, index)?.finder ?? '';
          const option = kind === 'face' ? 'highlightFace' : 'highlightEdge';
          const found = await run(code, `${option}: ${finder}`);
          expect(found[kind === 'face' ? 'highlightedFaces' : 'highlightedEdges'], finder).toEqual([
            index,
          ]);
        }
      }
    }, 120_000);
  }

  async function run(code: string, option: string): Promise<SolidPart> {
    const outcome = await runModel(
      {
        code: `import { draw, drawCircle, drawRectangle, makeBaseBox } from "replicad";
          export default () => ({ shape: ${code}, ${option} });`,
        name: 'test',
        params: null,
      },
      kernel,
    );
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    const [part] = outcome.result.parts;
    if (part?.kind !== 'solid') throw new Error('The model gave no solid.');
    return part;
  }
});
