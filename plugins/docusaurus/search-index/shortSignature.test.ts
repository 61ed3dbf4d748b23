import { expect, it } from 'vitest';
import { shortSignature } from './shortSignature';

// Requirement 13.13.
it.each([
  ['makeBox( corner1: Point, corner2: Point, ): Solid', '(corner1, corner2): Solid'],
  ['draw(initialPoint?: Point2D): DrawingPen', '(initialPoint?): DrawingPen'],
  ['getOC(): OpenCascade', '(): OpenCascade'],
  ['pick(rule: (a: Edge, b: Edge) => boolean, all?: boolean): Edge[]', '(rule, all?): Edge[]'],
  ['join(list: Map<string, Edge>, ...rest: Wire[]): Wire', '(list, ...rest): Wire'],
  ['join(shapes: Shape[]) => AnyShape', '(shapes): AnyShape'],
  ['plane(plane: Plane): Plane plane(name?: string, at?: Point): Plane', '(plane): Plane'],
  ['const DEG2RAD = 0.017', ''],
])('shortSignature shortens %s', (declaration, short) => {
  expect(shortSignature(declaration)).toBe(short);
});
