// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { Mesh, type MeshPhongMaterial } from 'three';
import { ThreeMFLoader } from 'three/examples/jsm/loaders/3MFLoader.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import { runModel } from '../run/runModel';
import { exportModel } from './exportModel';

interface ReadBody {
  readonly name: string;
  /** "#rrggbb". The alpha value is in `opacity`. */
  readonly color: string;
  readonly opacity: number;
  /** The positions of the three corners of each triangle. */
  readonly corners: readonly (readonly [number, number, number])[];
}

describe('write3mf', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernelInNode();
  }, 60_000);

  async function written(result: string) {
    const code = `import { draw, drawCircle, drawRectangle, makeBaseBox, makeCylinder, makeSphere } from "replicad";
      export default () => ${result};`;
    const outcome = await runModel({ code, name: 'test', params: null }, kernel);
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    const { bytes } = await exportModel(outcome.live, '3mf', kernel);
    return { bytes, volume: outcome.result.facts.volume ?? 0 };
  }

  // Requirement 10.16.
  it('writes names, colours and opacity of the parts', async () => {
    const { bytes } = await written(`[
      { shape: makeBaseBox(10, 20, 5), name: 'a "plate" & <b>\\u0007', color: "#ff8000" },
      { shape: makeBaseBox(3, 3, 3).translate(30, 0, 0), name: "glass", color: "skyblue", opacity: 0.4 },
      { shape: makeBaseBox(2, 2, 2).translate(0, 0, 5), name: "post" },
    ]`);
    expect(readBack(bytes).map(({ name, color, opacity }) => [name, color, opacity])).toEqual([
      ['a "plate" & <b>', '#ff8000', 1],
      ['glass', '#87ceeb', 0.4],
      ['post', '#ffffff', 1],
    ]);
  });

  // Requirement 10.16.
  it('writes millimetres and keeps the arrangement of the parts in one object', async () => {
    const { bytes } = await written(
      '[makeBaseBox(10, 20, 5), makeBaseBox(1, 1, 1).translateX(30)]',
    );
    const model = strFromU8(
      unzipSync(new Uint8Array(bytes))['3D/3dmodel.model'] ?? new Uint8Array(),
    );
    expect(model).toContain('<model unit="millimeter"');
    expect(model.match(/<item /g)).toHaveLength(1);
    const [plate, cube] = readBack(bytes).map(({ corners }) => corners.map(([x]) => x));
    expect([Math.min(...(plate ?? [])), Math.max(...(plate ?? []))]).toEqual([-5, 5]);
    expect([Math.min(...(cube ?? [])), Math.max(...(cube ?? []))]).toEqual([29.5, 30.5]);
  });

  it.each([
    'makeBaseBox(30, 20, 10).fillet(3)',
    'makeSphere(3).cut(makeCylinder(1, 9))',
    'drawRectangle(40, 40).cut(drawCircle(8)).sketchOnPlane().extrude(50).mirror("XY")',
  ])('writes %s as a closed mesh with the same volume', async (shape) => {
    const { bytes, volume } = await written(shape);
    const [body] = readBack(bytes);
    const corners = body?.corners ?? [];
    expect(corners.length).toBeGreaterThan(36);
    expect(openSides(corners)).toEqual([]);
    // The tolerance allows for triangles that deviate by 1/2000 of the diagonal.
    expect(Math.abs(volumeOf(corners) / volume - 1)).toBeLessThan(0.005);
  });

  it('writes the same bytes for the same model', async () => {
    const [one, other] = [await written('makeSphere(5)'), await written('makeSphere(5)')];
    expect(new Uint8Array(one.bytes)).toEqual(new Uint8Array(other.bytes));
  });

  it('rejects a model that consists of lines', async () => {
    const wire = 'draw([0, 0]).hLineTo(20).done().sketchOnPlane().wire';
    await expect(written(wire)).rejects.toThrow('3MF holds triangles, and this model consists of');
  });
});

/** Reads a 3MF file with the loader of three.js. */
function readBack(bytes: ArrayBuffer): readonly ReadBody[] {
  const bodies: ReadBody[] = [];
  new ThreeMFLoader().parse(bytes).traverse((mesh) => {
    if (!(mesh instanceof Mesh)) return;
    const { color, opacity } = mesh.material as MeshPhongMaterial;
    const { index, attributes } = (mesh as Mesh).geometry;
    const position = attributes['position'];
    if (!position) throw new Error('The mesh has no positions.');
    const corners = Array.from({ length: (index ?? position).count }, (_, i) => {
      const vertex = index?.getX(i) ?? i;
      return [position.getX(vertex), position.getY(vertex), position.getZ(vertex)] as const;
    });
    const name = mesh.parent?.name ?? '';
    bodies.push({ name, color: `#${color.getHexString()}`, opacity: round(opacity), corners });
  });
  return bodies;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the sides of triangles that do not have exactly one neighbour. */
function openSides(corners: ReadBody['corners']): readonly string[] {
  const count = new Map<string, number>();
  corners.forEach((from, i) => {
    const to = corners[i % 3 === 2 ? i - 2 : i + 1];
    const side = `${from.join()} ${to?.join()}`;
    count.set(side, (count.get(side) ?? 0) + 1);
  });
  return [...count].flatMap(([side, times]) => {
    const [from, to] = side.split(' ');
    return times === 1 && count.get(`${to} ${from}`) === 1 ? [] : [side];
  });
}

function volumeOf(corners: ReadBody['corners']): number {
  let sixfold = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = corners.slice(i, i + 3);
    if (!a || !b || !c) continue;
    sixfold += a[0] * (b[1] * c[2] - b[2] * c[1]);
    sixfold += a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sixfold / 6;
}
