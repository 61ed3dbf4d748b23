import type { Camera, SolidPart } from '../../src/modeling/node';

/** Scenes for the rasteriser's test: small computed meshes that cover all branches. */
export const sampleScenes: Readonly<Record<string, Scene>> = {
  'a ring, seen from the usual place': { parts: [ring()] },
  'a ring so near that it leaves the picture': { parts: [ring()], camera: { zoom: 3.5 } },
  'a ring seen from below and behind': {
    parts: [{ ...ring(), color: '#d9480f' }],
    camera: { azimuth: 140, elevation: -35 },
  },
  'a transparent ring before an opaque one': {
    parts: [
      { ...ring(), color: 'teal', opacity: 0.4 },
      { ...ring(moved(-6, 8, -3)), color: '#364fc7' },
    ],
  },
  'faces and edges that a finder marked': {
    parts: [{ ...ring(), highlightedFaces: [1], highlightedEdges: [0, 2] }],
  },
  'large, small and thin triangles in disorder': {
    parts: [scattered(400, 1), { ...scattered(200, 7), opacity: 0.6 }],
  },
};

interface Scene {
  readonly parts: readonly SolidPart[];
  readonly camera?: Camera;
}

type Place = (x: number, y: number, z: number) => readonly [number, number, number];

function moved(dx: number, dy: number, dz: number): Place {
  return (x, y, z) => [x + dx, y + dy, z + dz];
}

/** Returns a ring with smooth normals and three faces, bounded by circular edges. */
function ring(place: Place = (x, y, z) => [x, y, z]): SolidPart {
  const [around, across] = [48, 16];
  const positions: number[] = [];
  const normals: number[] = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      const [cos, sin] = [
        Math.cos((i * 2 * Math.PI) / around),
        Math.sin((i * 2 * Math.PI) / around),
      ];
      const [out, up] = [
        Math.cos((j * 2 * Math.PI) / across),
        Math.sin((j * 2 * Math.PI) / across),
      ];
      positions.push(...place((20 + 7 * out) * cos, (20 + 7 * out) * sin, 7 * up));
      normals.push(out * cos, out * sin, up);
    }
  }
  const at = (i: number, j: number) => (i % around) * across + (j % across);
  const indices: number[] = [];
  const lines: number[] = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      indices.push(a, b, c, a, c, d);
    }
  }
  for (const j of [0, 4, 8]) {
    for (let i = 0; i < around; i++) {
      for (const point of [at(i, j), at(i + 1, j)])
        lines.push(...positions.slice(point * 3, point * 3 + 3));
    }
  }
  return solid({ positions, normals, indices, lines, pieces: 3 });
}

/** Returns triangles of many sizes at random positions, some of them degenerate or extremely thin. */
function scattered(count: number, seed: number): SolidPart {
  const next = randomFrom(seed);
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < count; i++) {
    const size = 40 * next() ** 4 + 1e-3;
    const from = [next() * 60, next() * 60, next() * 60];
    const thin = i % 5 === 0 ? 1e-6 : 1;
    for (let corner = 0; corner < 3; corner++) {
      const reach = corner === 2 ? size * thin : size;
      positions.push(...from.map((value) => value + (corner === 0 ? 0 : next() * reach)));
      normals.push(next() - 0.5, next() - 0.5, next() - 0.5);
      indices.push(i * 3 + (i % 50 === 0 ? 0 : corner));
    }
  }
  return solid({ positions, normals, indices, lines: positions.slice(0, 120), pieces: 1 });
}

/**
 * Returns a pseudo-random generator for numbers from 0 to 1, with a fixed seed. Source: Numerical Recipes, linear
 * congruential generator.
 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Numbers {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
  readonly lines: readonly number[];
  /** The number of faces that share the triangles, and the number of edges that share the lines. */
  readonly pieces: number;
}

function solid({ positions, normals, indices, lines, pieces }: Numbers): SolidPart {
  const piecesOf = (length: number) =>
    Array.from({ length: pieces }, (_, i) => ({
      start: (i * length) / pieces,
      count: length / pieces,
    }));
  const [origin, type] = [[0, 0, 0] as const, 'PLANE'];
  return {
    kind: 'solid',
    name: 'sample',
    mesh: {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      indices: Uint32Array.from(indices),
      lines: Float32Array.from(lines),
      faces: piecesOf(indices.length).map((range) => ({
        ...{ ...range, type, center: origin, normal: origin, area: 1 },
      })),
      edges: piecesOf(lines.length / 3).map((range) => ({
        ...{ ...range, type, startPoint: origin, endPoint: origin, length: 1 },
      })),
    },
  };
}
