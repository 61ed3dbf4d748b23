import {
  assembleWire,
  DEG2RAD,
  draw,
  drawCircle,
  drawEllipse,
  makeBaseBox,
  makeBox,
  makeCylinder,
  makeEllipseArc,
  makeEllipsoid,
  makeLine,
  makeSphere,
  makeThreePointArc,
  makeVertex,
  sketchCircle,
  Vector,
  type AnyShape,
  type Edge,
  type Point,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the largest distance in mm between the library's bounding box and the mesh of a shape. */
function loosenessOf(shape: AnyShape): number {
  const [min, max] = shape.boundingBox.bounds;
  const { vertices } = shape.mesh({ tolerance: 0.02, angularTolerance: 0.3 });
  return Math.max(
    ...([0, 1, 2] as const).flatMap((axis) => {
      const places = vertices.filter((_, index) => index % 3 === axis);
      const [low, high] = places.reduce(
        ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
        [Infinity, -Infinity],
      );
      return [low - min[axis], max[axis] - high];
    }),
  );
}

const coneOnXZ = (): Sketch =>
  draw().hLine(5).lineTo([2, 10]).hLineTo(0).close().sketchOnPlane('XZ') as Sketch;

const tilted = (shape: Shape3D) => shape.rotate(30, [0, 0, 0], [1, 2, 3]);

says(
  'It fits whole cylinders, cones and spheres, and flat faces with straight or round edges.',
  () => {
    for (const shape of [
      tilted(makeBaseBox(10, 5, 3)),
      tilted(makeCylinder(5, 10)),
      tilted(coneOnXZ().revolve()),
      tilted(makeSphere(10)),
      (drawEllipse(8, 3).rotate(30).sketchOnPlane() as Sketch).face(),
    ]) {
      expect(loosenessOf(shape)).toBeLessThan(0.1);
    }
  },
);

says('Around parts of cones and spheres, ellipsoids', () => {
  const beside = makeBox([-6, -6, -1], [6, 1, 11]);
  expect(loosenessOf(tilted(coneOnXZ().revolve().cut(beside)))).toBeGreaterThan(0.3);
  const lens = makeSphere(5).intersect(makeSphere(5).translate(7, 0, 0));
  expect(loosenessOf(lens)).toBeGreaterThan(5);
});

says('After mesh it may be larger by a few tolerances.', () => {
  for (const shape of [makeSphere(10), makeCylinder(5, 10), coneOnXZ().revolve()]) {
    const [, [, , before]] = shape.boundingBox.bounds;
    shape.mesh({ tolerance: 0.5, angularTolerance: 30 });
    const [, [, , after]] = shape.boundingBox.bounds;
    expect(after - before).toBeGreaterThan(0.1);
    expect(after - before).toBeLessThan(0.5);
  }
});

says('ellipsoids, tori, splines, smooth lofts and sweeps it may be loose by several mm', () => {
  const torus = drawCircle(3).translate(10, 0).sketchOnPlane('XZ') as Sketch;
  const spline = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const sections = [sketchCircle(8, { origin: 10 }), sketchCircle(3, { origin: 20 })];
  for (const shape of [
    makeEllipsoid(10, 5, 3),
    torus.revolve(),
    (spline.sketchOnPlane() as Sketch).extrude(2),
    sketchCircle(5).loftWith(sections, { ruled: false }),
  ]) {
    expect(loosenessOf(shape)).toBeGreaterThan(1);
  }
});

says('Both share one mesh, the one with the smaller tolerance.', () => {
  const coarse = { tolerance: 1, angularTolerance: 1 };
  const ball = makeSphere(10);
  ball.clone().mesh({ tolerance: 0.01, angularTolerance: 0.1 });
  const trianglesOf = (shape: AnyShape) => shape.mesh(coarse).triangles.length;
  expect(trianglesOf(ball)).toBeGreaterThan(10 * trianglesOf(makeSphere(10)));
});

says('On spheres a fine mesh may deviate from the surface by twice the tolerance', () => {
  const farthest = (tolerance: number): number => {
    const { vertices, triangles } = makeSphere(10).mesh({ tolerance, angularTolerance: 30 });
    const depths = Array.from({ length: triangles.length / 3 }, (_, triangle) => {
      const corners = triangles.slice(3 * triangle, 3 * triangle + 3);
      const middle = [0, 1, 2].map(
        (axis) => corners.reduce((sum, corner) => sum + vertices[3 * corner + axis]!, 0) / 3,
      );
      return 10 - Math.hypot(...middle);
    });
    return depths.reduce((most, depth) => Math.max(most, depth)) / tolerance;
  };
  for (const tolerance of [1, 0.1]) expect(farthest(tolerance)).toBeLessThan(1);
  expect(farthest(0.01)).toBeGreaterThan(1.5);
  expect(farthest(0.01)).toBeLessThan(2.5);
});

says('on thin tori and small fillets by several times as much', () => {
  const farthest = (tolerance: number): number => {
    const disc = makeCylinder(100, 4).fillet(1, (e) => e.inPlane('XY', 4));
    const { vertices, triangles } = disc.mesh({ tolerance, angularTolerance: 30 });
    const gaps = Array.from({ length: triangles.length / 3 }, (_, triangle) => {
      const corners = triangles.slice(3 * triangle, 3 * triangle + 3);
      const [x, y, z] = [0, 1, 2].map(
        (axis) => corners.reduce((sum, corner) => sum + vertices[3 * corner + axis]!, 0) / 3,
      ) as [number, number, number];
      const [out, up] = [Math.hypot(x, y) - 99, z - 3];
      return out > 0 && up > 0 ? 1 - Math.hypot(out, up) : 0;
    });
    return gaps.reduce((most, gap) => Math.max(most, Math.abs(gap))) / tolerance;
  };
  for (const tolerance of [0.05, 0.01]) expect(farthest(tolerance)).toBeGreaterThan(3);
});

/** Returns the number of lines along each of the two circles of a cylinder with a radius of 5 mm. */
function linesOfCircles(
  options: { tolerance: number; angularTolerance: number },
  meshed = false,
): readonly number[] {
  const cylinder = makeCylinder(5, 10);
  if (meshed) cylinder.mesh({ tolerance: 0.1, angularTolerance: 30 });
  const counts = cylinder.meshEdges(options).edgeGroups.map(({ count }) => count / 2);
  return counts.filter((count) => count > 1);
}

says('After mesh they follow the triangles, whatever the options.', () => {
  const fine = { tolerance: 0.001, angularTolerance: 0.01 };
  const coarse = { tolerance: 1, angularTolerance: 30 };
  expect(linesOfCircles(fine, true)).toEqual(linesOfCircles(coarse, true));
  expect(linesOfCircles(fine)).not.toEqual(linesOfCircles(coarse));
});

says(
  'The options are then swapped: this is how far in radians neighbouring segments should turn at most.',
  () => {
    for (const tolerance of [0.1, 0.5]) {
      const count = Math.ceil((2 * Math.PI) / tolerance);
      const options = { tolerance, angularTolerance: 30 };
      expect(linesOfCircles(options)).toEqual([count, count]);
    }
  },
);

says('Only without a mesh: how far in mm lines should stay from the edge at most.', () => {
  const farthest = (angularTolerance: number): number => {
    const [count] = linesOfCircles({ tolerance: 30, angularTolerance }) as [number];
    return 5 * (1 - Math.cos(Math.PI / count));
  };
  for (const distance of [0.01, 0.1, 1]) {
    expect(farthest(distance)).toBeLessThanOrEqual(distance);
    expect(farthest(distance)).toBeGreaterThan(distance / 3);
  }
});

says('Without faces it throws.', () => {
  const options = { tolerance: 0.1, angularTolerance: 30 };
  const box = makeBaseBox(10, 10, 10);
  expect(box.faces[0]!.blobSTL(options).size).toBeGreaterThan(0);
  const empty = box.intersect(makeBaseBox(1, 1, 1).translateX(50));
  for (const shape of [box.edges[0]!, box.wires[0]!, makeVertex([0, 0, 0]), empty]) {
    expect(() => shape.blobSTL(options)).toThrow('WRITE STL FILE FAILED.');
  }
});

says('until you ask for a tolerance smaller by a tenth or more', () => {
  const trianglesWith = (...tolerances: readonly number[]): number => {
    const ball = makeSphere(10);
    return tolerances
      .map((tolerance) => ball.mesh({ tolerance, angularTolerance: 30 }).triangles.length)
      .at(-1)!;
  };
  expect(trianglesWith(0.109, 0.1)).toBe(trianglesWith(0.109));
  expect(trianglesWith(0.109, 0.1)).toBeLessThan(trianglesWith(0.1));
  for (const tolerance of [0.112, 0.2])
    expect(trianglesWith(tolerance, 0.1)).toBe(trianglesWith(0.1));
});

says(
  'How far in radians neighbouring pieces should turn at most; some turn over twice as far.',
  () => {
    const turnOf = (shape: AnyShape, angularTolerance: number): number => {
      const { vertices, triangles } = shape.mesh({ tolerance: 1, angularTolerance });
      const corner = (index: number) =>
        new Vector(vertices.slice(3 * index, 3 * index + 3) as [number, number, number]);
      const neighbours = new Map<string, Vector>();
      let most = 0;
      for (let start = 0; start < triangles.length; start += 3) {
        const indexes = triangles.slice(start, start + 3);
        const [a, b, c] = indexes.map(corner) as [Vector, Vector, Vector];
        const normal = b.sub(a).cross(c.sub(a));
        if (normal.Length < 1e-6) continue;
        for (const left of indexes) {
          const side = indexes
            .filter((index) => index !== left)
            .sort((p, q) => p - q)
            .join();
          const neighbour = neighbours.get(side);
          if (neighbour) most = Math.max(most, normal.getAngle(neighbour));
          neighbours.set(side, normal);
        }
      }
      return (most * DEG2RAD) / angularTolerance;
    };
    expect(turnOf(makeCylinder(10, 10), 0.5)).toBeLessThan(1);
    expect(turnOf(makeSphere(10), 0.5)).toBeGreaterThan(2);
  },
);

says('edges of one line or circle, merged', () => {
  const edgesLeft = (...edges: Edge[]) => assembleWire(edges).simplify().edges.length;
  const along = (from: number, to: number) => makeLine([from, 0, 0], [to, 0, 0]);
  const arc = (radius: number, from: number, to: number) => {
    const [start, middle, end] = [from, (from + to) / 2, to].map((angle): Point => [
      radius * Math.cos(angle),
      radius * Math.sin(angle),
      0,
    ]) as [Point, Point, Point];
    return makeThreePointArc(start, middle, end);
  };
  expect(edgesLeft(along(0, 1), along(1, 2))).toBe(1);
  expect(edgesLeft(arc(5, 0, 1), arc(5, 1, 2))).toBe(1);
  expect(edgesLeft(makeEllipseArc(10, 5, 0, 1), makeEllipseArc(10, 5, 1, 2))).toBe(2);
});
