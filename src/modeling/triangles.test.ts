import { expect, it } from 'vitest';
import type { MeasuredPart, SolidPart } from './core/result';
import type { RunResult } from './core/runResult';
import { withoutTriangles, withTriangles } from './triangles';

const box = { min: [0, 0, 0], max: [1, 1, 0] } as const;

const solid: MeasuredPart<SolidPart> = {
  kind: 'solid',
  name: 'sheet',
  color: 'tomato',
  mesh: {
    positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
    indices: Uint32Array.of(0, 1, 2),
    lines: Float32Array.of(0, 0, 0, 1, 0, 0),
    faces: [{ start: 0, count: 3, type: 'PLANE', center: [0, 0, 0], normal: [0, 0, 1], area: 0.5 }],
    edges: [],
  },
  facts: { kind: 'solid', box, valid: true, parts: 1 },
};
const result: RunResult = {
  parts: [
    solid,
    {
      kind: 'drawing',
      name: 'plan',
      paths: ['M0 0L1 1'],
      viewBox: [0, 0, 1, 1],
      facts: solid.facts,
    },
  ],
  defaultParams: null,
  about: null,
  facts: solid.facts,
  warnings: [],
  console: [],
  heap: 1,
};
const ahead: readonly SolidPart[] = [
  { kind: 'solid', name: 'sheet', mesh: { ...solid.mesh, faces: [], edges: [] } },
];

it('withTriangles restores a result stripped by withoutTriangles', () => {
  const sent = withoutTriangles(result);
  expect(Object.keys(sent.parts[0]?.kind === 'solid' ? sent.parts[0].mesh : {})).toEqual([
    'faces',
    'edges',
  ]);
  expect(withTriangles(structuredClone(sent), ahead)).toEqual(result);
});

it('withTriangles reuses the arrays of the earlier message instead of copying them', () => {
  const [part] = withTriangles(withoutTriangles(result), ahead)?.parts ?? [];
  expect(part?.kind === 'solid' && part.mesh.positions).toBe(solid.mesh.positions);
});

it('withTriangles accepts a result that contains all of its triangles', () => {
  expect(withTriangles(result, [])).toEqual(result);
});

it('withTriangles returns null for a result whose triangles never arrived', () => {
  expect(withTriangles(withoutTriangles(result), [])).toBeNull();
});
