import type { AnyShape, Face, Plane, PlaneName, Point, ScaleMode, Shape3D, Sketch } from 'replicad';

/**
 * Corrects declarations that reject what the library accepts. Used for the models of this site, by its editor, and
 * offered to readers on the TypeScript page.
 */
declare module 'replicad' {
  /**
   * The library's type is a union that has neither `fillet` after `extrude` nor `loftWith`. A drawing with one
   * outline gives a `Sketch`.
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

  /** The compiler treats a point in a variable as an array of numbers of any length. */
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
