import { describe, expect, it } from 'vitest';
import { compareModels } from './compareModels';
import type { ComparedModel } from './report';

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);
const sides = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
];

/** Returns a cube with a corner at the origin. */
function cube(size: number): ComparedModel {
  const positions = Float32Array.from(corners.flat(), (value) => value * size);
  const indices = Uint32Array.from(
    sides.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]),
  );
  const faces = sides.map((side, index) => ({
    type: 'PLANE',
    center: [0, 1, 2].map(
      (axis) => side.reduce((sum, corner) => sum + (corners[corner]?.[axis] ?? 0), 0) * (size / 4),
    ) as [number, number, number],
    area: size ** 2,
    start: index * 6,
    count: 6,
  }));
  return { parts: [{ mesh: { positions, indices, faces } }], volume: size ** 3 };
}

/** Returns a cube with parts of its mesh replaced. */
function changed(mesh: Partial<ComparedModel['parts'][number]['mesh']>): ComparedModel {
  return {
    parts: cube(10).parts.map((part) => ({ mesh: { ...part.mesh, ...mesh } })),
    volume: 1000,
  };
}

const compare = (own: ComparedModel, misses: Parameters<typeof compareModels>[0]['misses'] = []) =>
  compareModels({ own, goal: cube(10), misses, fine: null });

const miss = {
  sentence: 'A near miss.',
  volume: 1000,
  area: 600,
  center: [5, 5, 5],
  box: { min: [0, 0, 0], max: [10, 10, 10] },
} as const;

// A reader's code can forge all of these, but no volume that is NaN or infinite (messageSchema.ts).
const odd: Readonly<Record<string, ComparedModel>> = {
  'coordinates that are not numbers': changed({ positions: new Float32Array(24).fill(NaN) }),
  'one coordinate that is not a number': changed({
    positions: cube(10).parts[0]!.mesh.positions.with(3, NaN),
  }),
  'faces whose area is not a number': changed({
    faces: cube(10).parts[0]!.mesh.faces.map((face) => ({ ...face, area: NaN })),
  }),
  'coordinates near the largest number': changed({ positions: new Float32Array(24).fill(3e38) }),
  'a cube of 10^12 mm': cube(1e12),
  'a cube of 10^-9 mm': cube(1e-9),
  'no faces': changed({ faces: [] }),
  'indices beyond its vertices': changed({ indices: new Uint32Array(36).fill(999) }),
  'no triangles': changed({ indices: new Uint32Array() }),
  'no parts': { parts: [], volume: 1000 },
  'no volume': { parts: cube(10).parts },
};

describe('compareModels', () => {
  it('accepts the goal itself', () => {
    expect(compare(cube(10))?.isRight).toBe(true);
  });

  it('names the kind and place of each face that the goal does not have', () => {
    const { marked, markedFaces } = compare(cube(12)) ?? {};
    expect(markedFaces).toContain('flat at x 6, y 6, z 12');
    expect(marked).toHaveLength((markedFaces?.length ?? 0) * 2 * 9);
  });

  it('takes a model for a near miss only if their centres are equal', () => {
    const large = { ...cube(10), volume: 900 };
    const sentenceFor = (center: readonly [number, number, number]) =>
      compare(large, [{ ...miss, volume: 900, center }])?.sentence;
    expect(sentenceFor([5, 5, 5])).toBe('A near miss.');
    expect(sentenceFor([5, 5.03, 5])).not.toBe('A near miss.');
  });

  it.each(Object.entries(odd))('explains why it rejects a model with %s', (_, own) => {
    const verdict = compare(own, [miss]);
    expect(verdict?.isRight).toBe(false);
    expect(verdict?.sentence).toMatch(/^[A-Z`\d].*\.$/);
    expect(verdict?.sentence).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('answers within seconds for a model of 100,000 triangles', () => {
    const { positions, indices, faces } = cube(10).parts[0]!.mesh;
    const many = new Uint32Array(3e5).map((_, at) => indices[at % 36] ?? 0);
    const own = { parts: [{ mesh: { positions, indices: many, faces } }], volume: 900 };
    expect(compare(own)?.isRight).toBe(false);
  }, 20_000);
});
