import type { AnyShape, Face, Plane, PlaneName, Point, ScaleMode, Shape3D, Sketch } from 'replicad';

/**
 * Corrects declarations of the library that reject valid code. Used to check the models of this site, and by its
 * editor. The TypeScript page shows a part of this file.
 */
declare module 'replicad' {
  /**
   * The library declares a union of sketch types, which has no `loftWith` and no `fillet` after `extrude`. A drawing
   * with one outline returns a `Sketch`.
   */
  interface Drawing {
    sketchOnPlane(inputPlane?: PlaneName | Plane, origin?: Point | number): Sketch;
    sketchOnFace(face: Face, scaleMode?: ScaleMode): Sketch;
  }

  /** `clone`, `intersect` and `makeCompound` return `AnyShape`, which `fuse` and `cut` reject. */
  interface Shell {
    fuse(other: AnyShape): Shape3D;
    cut(tool: AnyShape): Shape3D;
  }
  interface Solid {
    fuse(other: AnyShape): Shape3D;
    cut(tool: AnyShape): Shape3D;
  }
  interface CompSolid {
    fuse(other: AnyShape): Shape3D;
    cut(tool: AnyShape): Shape3D;
  }
  interface Compound {
    fuse(other: AnyShape): Shape3D;
    cut(tool: AnyShape): Shape3D;
  }

  /** TypeScript infers `number[]`, not a tuple, for a point in a variable. */
  interface Plane {
    translate(vector: readonly number[]): Plane;
  }
  interface FaceFinder {
    containsPoint(point: readonly number[]): this;
    withinDistance(distance: number, point: readonly number[]): this;
  }
  interface EdgeFinder {
    containsPoint(point: readonly number[]): this;
    withinDistance(distance: number, point: readonly number[]): this;
  }
}
