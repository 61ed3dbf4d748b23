import type { Vector3 } from '../../base/vectors';
import fc from 'fast-check';
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  Matrix4,
  PlaneGeometry,
  SphereGeometry,
} from 'three';
import { describe, expect, it } from 'vitest';
import { checkPrint } from './checkPrint';
import { printLimits } from './limits';
import type { PrintFinding, PrintMesh } from './report';

const down: Vector3 = [0, 0, -1];

function meshOf(geometry: BufferGeometry): PrintMesh {
  const count = geometry.getAttribute('position').count;
  return {
    positions: Float32Array.from(geometry.getAttribute('position').array),
    normals: Float32Array.from(geometry.getAttribute('normal').array),
    indices: Uint32Array.from(
      geometry.getIndex()?.array ?? Array.from({ length: count }, (_, i) => i),
    ),
  };
}

/** Returns a box. The point is the centre of its bottom face. */
function box(size: Vector3, [x, y, z]: Vector3): PrintMesh {
  return meshOf(new BoxGeometry(...size).translate(x, y, z + size[2] / 2));
}

/** Extrudes an outline in x and z by `depth` along y. The outline is counter-clockwise. */
function extruded(outline: readonly (readonly [number, number])[], depth: number): PrintMesh {
  const triangles: number[] = [];
  const quad = (a: Vector3, b: Vector3, c: Vector3, d: Vector3) =>
    triangles.push(...a, ...b, ...c, ...a, ...c, ...d);
  outline.forEach(([x, z], position) => {
    const [u, w] = outline[(position + 1) % outline.length] ?? [0, 0];
    quad([x, 0, z], [u, 0, w], [u, depth, w], [x, depth, z]);
  });
  for (const [a, b, c] of earsOf(outline)) {
    triangles.push(a[0], 0, a[1], c[0], 0, c[1], b[0], 0, b[1]);
    triangles.push(a[0], depth, a[1], b[0], depth, b[1], c[0], depth, c[1]);
  }
  const positions = new Float32Array(triangles.length);
  // Reverses each triangle, because the winding above makes sides and ends face inwards.
  for (let i = 0; i < positions.length; i += 9) {
    positions.set(triangles.slice(i, i + 3), i);
    positions.set(triangles.slice(i + 6, i + 9), i + 3);
    positions.set(triangles.slice(i + 3, i + 6), i + 6);
  }
  const indices = Uint32Array.from({ length: positions.length / 3 }, (_, index) => index);
  return { positions, normals: flatNormals(positions), indices };
}

type Flat = readonly [number, number];

function earsOf(outline: readonly Flat[]): readonly (readonly [Flat, Flat, Flat])[] {
  const left = [...outline];
  const ears: [Flat, Flat, Flat][] = [];
  const side = (a: Flat, b: Flat, c: Flat) =>
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  while (left.length > 2) {
    const at = left.findIndex((b, i) => {
      const a = left.at(i - 1) ?? b;
      const c = left[(i + 1) % left.length] ?? b;
      return (
        side(a, b, c) > 0 &&
        left.every(
          (p) =>
            p === a ||
            p === b ||
            p === c ||
            side(a, b, p) < 0 ||
            side(b, c, p) < 0 ||
            side(c, a, p) < 0,
        )
      );
    });
    const [b] = left.slice(at);
    const a = left.at(at - 1);
    const c = left[(at + 1) % left.length];
    if (at < 0 || !a || !b || !c) throw new Error('The outline crosses itself.');
    ears.push([a, b, c]);
    left.splice(at, 1);
  }
  return ears;
}

function flatNormals(positions: Float32Array): Float32Array {
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return Float32Array.from(geometry.getAttribute('normal').array);
}

const kindsOf = (meshes: readonly PrintMesh[], side = down) =>
  checkPrint(meshes, side).findings.map(({ kind }) => kind);

function find<Kind extends PrintFinding['kind']>(meshes: readonly PrintMesh[], kind: Kind) {
  const found = checkPrint(meshes, down).findings.find((finding) => finding.kind === kind);
  return found as Extract<PrintFinding, { kind: Kind }> | undefined;
}

// A stem of 10 × 10 × 20 with a bar of 30 × 10 × 5 on it.
const tee = extruded(
  [
    [-5, 0],
    [5, 0],
    [5, 20],
    [15, 20],
    [15, 25],
    [-15, 25],
    [-15, 20],
    [-5, 20],
  ],
  10,
);

/** Two pillars 5 mm wide with a deck across the opening between them. */
const bridge = (opening: number) =>
  extruded(
    [
      [0, 0],
      [5, 0],
      [5, 20],
      [5 + opening, 20],
      [5 + opening, 0],
      [10 + opening, 0],
      [10 + opening, 25],
      [0, 25],
    ],
    10,
  );

// Requirement 10.51.
describe('checkPrint', () => {
  it('finds nothing wrong with a box on any of its sides', () => {
    const sides: Vector3[] = [
      [0, 0, -1],
      [0, 0, 1],
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
    ];
    for (const side of sides) expect(kindsOf([box([20, 15, 10], [3, 4, 5])], side)).toEqual([]);
  });

  it('finds two overhanging arms of 100 mm² each in a T, and none in the same T upside down', () => {
    expect(find([tee], 'ceiling')).toMatchObject({
      places: 2,
      area: expect.closeTo(200, 3) as number,
    });
    expect(kindsOf([tee])).toEqual(['ceiling']);
    expect(kindsOf([tee], [0, 0, 1])).toEqual([]);
    expect(kindsOf([tee], [0, 1, 0])).toEqual([]);
  });

  it('finds a bridge that is too long and reports its length', () => {
    expect(kindsOf([bridge(printLimits.bridge - 0.5)])).toEqual([]);
    expect(find([bridge(24)], 'bridge')).toMatchObject({
      places: 1,
      span: expect.closeTo(24, 3) as number,
    });
  });

  it('reports the underside of a table, without the legs, as one ceiling', () => {
    const legs = [
      [-20, -20],
      [20, -20],
      [-20, 20],
      [20, 20],
    ].map(([x = 0, y = 0]) => box([4, 4, 30], [x, y, 0]));
    const findings = checkPrint([...legs, box([50, 50, 3], [0, 0, 30])], down).findings;
    expect(findings.map(({ kind }) => kind)).toEqual(['ceiling']);
    const area =
      findings.flatMap((finding) => (finding.kind === 'ceiling' ? finding.area : []))[0] ?? 0;
    // 50² minus four feet of 4². The samples are 2 mm or more apart, so the area is inexact.
    expect(Math.abs(area - (2500 - 64))).toBeLessThan(80);
  });

  it('finds that the lower part of a ball overhangs and that the ball tips over', () => {
    const kinds = kindsOf([meshOf(new SphereGeometry(10, 48, 32).rotateX(Math.PI / 2))]);
    expect(kinds).toEqual(['overhang', 'tips']);
    const ball = find([meshOf(new SphereGeometry(10, 48, 32).rotateX(Math.PI / 2))], 'overhang');
    // The cap of a ball below 45°: 2 π r² (1 - cos 45°) = 184 mm².
    expect(ball?.area).toBeGreaterThan(184 * 0.9);
    expect(ball?.area).toBeLessThan(184 * 1.05);
  });

  it('finds an overhang of 50°, but not of 45°', () => {
    const leaning = (degrees: number) => {
      const out = 10 * Math.tan((degrees * Math.PI) / 180);
      return extruded(
        [
          [-30, 0],
          [0, 0],
          [out, 10],
          [-30, 10],
        ],
        10,
      );
    };
    expect(kindsOf([leaning(45)])).toEqual([]);
    expect(find([leaning(50)], 'overhang')).toMatchObject({
      places: 1,
      area: expect.closeTo((10 / Math.cos((50 * Math.PI) / 180)) * 10, 2) as number,
    });
  });

  it('finds a wall thinner than 0.8 mm, but not one of 0.8 mm', () => {
    expect(find([box([20, 0.6, 10], [0, 0, 0])], 'thin')).toMatchObject({
      thickness: expect.closeTo(0.6, 3) as number,
      area: expect.closeTo(400, 3) as number,
    });
    expect(kindsOf([box([20, 0.8, 10], [0, 0, 0])])).toEqual([]);
  });

  it('finds that a tower tips over if its centre of mass is beyond its foot', () => {
    const tower = (lean: number) =>
      extruded(
        [
          [0, 0],
          [10, 0],
          [10 + lean, 40],
          [lean, 40],
        ],
        10,
      );
    expect(kindsOf([tower(9)])).toEqual([]);
    expect(kindsOf([tower(12)])).toEqual(['tips']);
  });

  it('finds a body that touches nothing, and an island that starts in mid-air', () => {
    const foot = box([20, 20, 5], [0, 0, 0]);
    expect(find([foot, box([5, 5, 5], [0, 0, 8])], 'floating')).toEqual({
      kind: 'floating',
      bodies: 1,
    });
    expect(kindsOf([foot, box([5, 5, 5], [0, 0, 5])])).toEqual([]);
    const hook = extruded(
      [
        [0, 0],
        [6, 0],
        [6, 20],
        [14, 20],
        [14, 10],
        [17, 10],
        [17, 25],
        [0, 25],
      ],
      10,
    );
    expect(find([hook], 'island')).toEqual({ kind: 'island', heights: [10] });
  });

  // The face is the drawing that the box was extruded from: two triangles that touch the box.
  it('recognises a face that touches a body even if another model was checked before', () => {
    const bodies = [meshOf(new PlaneGeometry(30, 20)), box([30, 20, 12], [0, 0, 0])];
    const farAway = [box([5, 5, 5], [500, 0, 0]), box([5, 5, 5], [500, 0, 5])];
    expect(kindsOf(bodies)).toEqual([]);
    expect(kindsOf(farAway)).toEqual([]);
    expect(kindsOf(bodies)).toEqual([]);
  });

  it('finds that a round bar on its side tips over', () => {
    expect(kindsOf([meshOf(new CylinderGeometry(5, 5, 40, 64))])).toContain('tips');
  });

  it('reports that there is nothing to print', () => {
    expect(kindsOf([])).toEqual(['open']);
  });

  it('marks the triangles of a finding in the coordinates of the model', () => {
    const { marked } = checkPrint([tee], down);
    const heights = [...marked].filter((_, position) => position % 3 === 2);
    expect(heights.length).toBeGreaterThan(0);
    expect(new Set(heights)).toEqual(new Set([20]));
  });

  it('finds the same obstacles if model and bed are rotated together', () => {
    const angle = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(angle, angle, angle, (a, b, c) => {
        const turn = new Matrix4()
          .makeRotationX(a)
          .multiply(new Matrix4().makeRotationY(b))
          .multiply(new Matrix4().makeRotationZ(c));
        for (const meshes of [[tee], [bridge(24)], [box([20, 0.6, 10], [0, 0, 0])]]) {
          const turned = meshes.map((mesh) => turnedBy(turn, mesh));
          const e = turn.elements;
          const side: Vector3 = [-e[8], -e[9], -e[10]];
          expect(rounded(checkPrint(turned, side).findings)).toEqual(
            rounded(checkPrint(meshes, down).findings),
          );
        }
      }),
      { numRuns: 30 },
    );
  });
});

function turnedBy(turn: Matrix4, { positions, normals, indices }: PrintMesh): PrintMesh {
  const geometry = meshGeometry(positions, normals);
  geometry.applyMatrix4(turn);
  return {
    positions: Float32Array.from(geometry.getAttribute('position').array),
    normals: Float32Array.from(geometry.getAttribute('normal').array),
    indices,
  };
}

function meshGeometry(positions: Float32Array, normals: Float32Array): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions.slice(), 3))
    .setAttribute('normal', new BufferAttribute(normals.slice(), 3));
}

/** Rounds to 0.05, because rotated coordinates are in single precision. */
function rounded(findings: readonly PrintFinding[]): unknown {
  return JSON.parse(JSON.stringify(findings), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 20) / 20 : value,
  ) as unknown;
}
