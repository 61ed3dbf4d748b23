import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode, runModel, type Kernel } from '../../modeling/node';
import type { SolidPart, Vector3 } from '../../modeling';
import { writeGlb } from '../../modeling/core/export/writeGlb';
import { readGlb } from '../glb/readGlb';
import { describePick, type PickedFaceOrEdge } from './describePick';
import { measurementsOf } from './formatPick';
import { measureBetween, type Measurement } from './measure';

/**
 * A block of 60 × 40 × 20 mm with a chamfer of 5 mm at the upper edge on the right, and two holes with a radius of 4
 * mm, 30 mm apart.
 */
const plate = `drawRectangle(60, 40).cut(drawCircle(4).translate(-15, 0)).cut(drawCircle(4).translate(15, 0))
  .sketchOnPlane("XY").extrude(20).chamfer(5, (e) => e.inPlane("XY", 20).inPlane("YZ", 30))`;
const block = 'makeBaseBox(30, 20, 10)';

describe('measure', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  async function run(code: string): Promise<readonly SolidPart[]> {
    const outcome = await runModel(
      {
        code: `import * as replicad from "replicad";
          const { drawCircle, drawRectangle, makeBaseBox, makeCylinder, makeSphere } = replicad;
          export default () => ${code};`,
        name: 'test',
        params: null,
      },
      kernel,
    );
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    return outcome.result.parts.filter((part) => part.kind === 'solid');
  }

  describe('gives exact values', () => {
    it('for opposite faces, edges and holes of a plate, both from a run and from a file', async () => {
      const built = await run(plate);
      const stored = readGlb((await writeGlb(built)).buffer);
      for (const parts of [built, stored]) {
        const top = facing(parts, [0, 0, 1]);
        const bottom = facing(parts, [0, 0, -1]);
        const left = facing(parts, [-1, 0, 0]);
        const chamfer = facing(parts, [Math.SQRT1_2, 0, Math.SQRT1_2]);
        expect(valuesOf(await measure(parts, bottom, top))).toEqual({
          distance: '20 mm',
          'Δx, Δy, Δz': '[0, 0, 20]',
          angle: '0°',
        });
        expect(valuesOf(await measure(parts, top, chamfer))['angle']).toBe('45° or 135°');
        expect(valuesOf(await measure(parts, top, left))['angle']).toBe('90°');
        const [one, other] = holesOf(parts, 20);
        const holes = await measure(parts, one, other);
        expect(holes.rows.slice(2)).toEqual([
          ['between centres', '30 mm'],
          ['Δx, Δy, Δz', '[30, 0, 0]'],
          ...[one, other].flatMap(({ index }) => [
            [`edge ${index + 1}, radius`, '4 mm'],
            [`edge ${index + 1}, diameter`, '8 mm'],
          ]),
        ]);
        expect(measurementsOf(one).slice(3)).toEqual([
          ['radius', '4 mm'],
          ['diameter', '8 mm'],
        ]);
        const back = edge(parts, [-30, 20, 0], [-30, 20, 20]);
        const front = edge(parts, [-30, -20, 0], [-30, -20, 20]);
        expect(valuesOf(await measure(parts, front, back))).toMatchObject({ distance: '40 mm' });
        const below = edge(parts, [-30, -20, 0], [30, -20, 0]);
        expect(valuesOf(await measure(parts, below, top))).toMatchObject({ distance: '20 mm' });
        const upright = await measure(parts, front, facing(parts, [1, 0, 0]));
        expect(valuesOf(upright)).toMatchObject({ distance: '60 mm', angle: '0°' });
      }
    });

    it('for tilted faces in a file, where positions are rounded', async () => {
      const parts = await run(`makeBaseBox(300, 20, 10).rotate(33, [0, 0, 0], [1, 2, 3])`);
      const [part] = readGlb((await writeGlb(parts)).buffer);
      if (!part) throw new Error('The file has no part.');
      const faces = part.mesh.faces.map((_, index) => pickAt(part, 'face', index));
      const pairs = faces.flatMap((a, i) => faces.slice(i + 1).map((b) => [a, b] as const));
      const measured = await Promise.all(pairs.map(([a, b]) => measure([part], a, b)));
      const lengths = measured
        .map((one) => valuesOf(one))
        .flatMap(({ distance, angle }) => (angle === '0°' ? [distance] : []));
      expect(lengths.sort()).toEqual(['10 mm', '20 mm', '300 mm']);
    });
  });

  it('returns the distance of the planes for parallel faces that do not overlap', async () => {
    const parts = await run(`[${block}, ${block}.translate(100, 0, 30)]`);
    const low = facing(parts.slice(0, 1), [0, 0, 1]);
    const high = facing(parts.slice(1), [0, 0, 1]);
    // The faces are 70 mm apart horizontally and 30 mm vertically.
    expect(valuesOf(await measure(parts, low, high), true)).toEqual({
      distance: '76.16 mm',
      'between planes': '30 mm',
      angle: '0°',
    });
  });

  it.each([
    ['spheres', '[makeSphere(20), makeSphere(10).translate(60, 45, 0)]'],
    ['discs', '[makeCylinder(20, 10), makeCylinder(10, 10).translate(60, 45, 0)]'],
  ])('measures %s on their triangles within the stated accuracy', async (_, code) => {
    const parts = await run(code);
    const isWanted = ({ info }: PickedFaceOrEdge) =>
      info.type === 'SPHERE' || ('normal' in info && info.normal[2] > 0.99);
    const [one, other] = parts.map((part) => find([part], isWanted));
    if (!one || !other) throw new Error('A part is missing.');
    const [distance] = (await measure(parts, one, other)).rows;
    const [, value, tolerance] = /^([\d.]+) ± ([\d.]+) mm$/.exec(distance?.[1] ?? '') ?? [];
    // The centres are 75 mm apart, and the radii are 20 and 10 mm.
    expect(Math.abs(Number(value) - 45)).toBeLessThanOrEqual(Number(tolerance));
    expect(Number(tolerance)).toBeLessThan(0.6);
  });

  it('returns no line between faces that touch', async () => {
    const parts = await run(`[${block}, ${block}.translate(5, 5, 10)]`);
    const top = facing(parts.slice(0, 1), [0, 0, 1]);
    const bottom = facing(parts.slice(1), [0, 0, -1]);
    const { line, rows } = await measure(parts, top, bottom);
    expect(rows[0]).toEqual(['distance', '0 mm']);
    expect(line).toBeNull();
  });

  it('stops when it is aborted', async () => {
    const [part] = await run('makeSphere(20).cut(makeSphere(10))');
    if (!part) throw new Error('There is no part.');
    const [outside, inside] = [pickAt(part, 'face', 0), pickAt(part, 'face', 1)];
    const stop = new AbortController();
    const measuring = measureBetween([part], outside, inside, stop.signal);
    stop.abort(new Error('Stopped.'));
    await expect(measuring).rejects.toThrow('Stopped.');
  });

  it('measures from one part to another and returns the line between the nearest points', async () => {
    const parts = await run(`[${block}, ${block}.translate(50, 0, 0)]`);
    const right = facing(parts.slice(0, 1), [1, 0, 0]);
    const left = facing(parts.slice(1), [-1, 0, 0]);
    const { line, sentence } = await measure(parts, right, left);
    expect(line).toMatchObject({
      text: '20 mm',
      from: [15, expect.any(Number), expect.any(Number)],
    });
    expect(line?.to[0]).toBeCloseTo(35, 4);
    expect(sentence).toMatch(
      /^From face \d to face \d: distance 20 mm, Δx, Δy, Δz \[20, 0, 0\], angle 0°\.$/,
    );
  });
});

function measure(
  parts: readonly SolidPart[],
  first: PickedFaceOrEdge,
  second: PickedFaceOrEdge,
): Promise<Measurement> {
  return measureBetween(parts, first, second, new AbortController().signal);
}

function valuesOf({ rows }: Measurement, isBrief = false): Record<string, string> {
  return Object.fromEntries(rows.filter(([name]) => !isBrief || !name.startsWith('Δ')));
}

function pickAt(part: SolidPart, kind: PickedFaceOrEdge['kind'], index: number): PickedFaceOrEdge {
  const pick = describePick(part, kind, index);
  if (!pick) throw new Error(`There is no ${kind} ${index}.`);
  return pick;
}

function facing(parts: readonly SolidPart[], [x, y, z]: Vector3): PickedFaceOrEdge {
  return find(parts, ({ kind, info }) => {
    if (kind !== 'face' || info.type !== 'PLANE') return false;
    const [nx, ny, nz] = info.normal;
    return x * nx + y * ny + z * nz > 0.9999;
  });
}

function edge(parts: readonly SolidPart[], start: Vector3, end: Vector3): PickedFaceOrEdge {
  return find(parts, ({ kind, info }) => {
    if (kind !== 'edge') return false;
    const ends = [info.startPoint, info.endPoint].map((point) => point.map(Math.round).join());
    return ends.includes(start.join()) && ends.includes(end.join());
  });
}

/** Returns the two circular edges at a height, from left to right. */
function holesOf(
  parts: readonly SolidPart[],
  height: number,
): readonly [PickedFaceOrEdge, PickedFaceOrEdge] {
  const at = (x: number) =>
    find(parts, ({ kind, info }) => kind === 'edge' && info.center?.join() === `${x},0,${height}`);
  return [at(-15), at(15)];
}

function find(
  parts: readonly SolidPart[],
  isWanted: (pick: PickedFaceOrEdge) => boolean,
): PickedFaceOrEdge {
  for (const part of parts) {
    const picks = (['face', 'edge'] as const).flatMap((kind) =>
      part.mesh[kind === 'face' ? 'faces' : 'edges'].map((_, index) => pickAt(part, kind, index)),
    );
    const found = picks.find(isWanted);
    if (found) return found;
  }
  throw new Error('There is no such face or edge.');
}
