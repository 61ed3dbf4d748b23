import type { Face, Plane, PlaneName, Point, ScaleMode, Sketch } from "replicad";

/**
 * The library types `sketchOnPlane` as a union that has neither `fillet` after `extrude` nor `loftWith`. A drawing that is
 * one outline gives a `Sketch`: with these overloads the ordinary chain compiles.
 */
declare module "replicad" {
  interface Drawing {
    sketchOnPlane(inputPlane?: PlaneName | Plane, origin?: Point | number): Sketch;
    sketchOnFace(face: Face, scaleMode?: ScaleMode): Sketch;
  }
}
