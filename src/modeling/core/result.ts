/** The result of a model run: the data that build, worker, viewer and page share. */

import type { Vector3 } from '../../base/vectors';

export type { Vector3 };

/** Axis-aligned box. Units: millimetres. Taken from mesh vertices, so it is tight. */
export interface Box {
  readonly min: Vector3;
  readonly max: Vector3;
}

/** One face of a solid: its triangles, and the properties from which a reader can write a finder for it. */
export interface FaceInfo {
  /** First index and number of indices in `Mesh.indices`. */
  readonly start: number;
  readonly count: number;
  /** Surface type as the library spells it, for example "PLANE" or "CYLINDRE". */
  readonly type: string;
  readonly center: Vector3;
  readonly normal: Vector3;
  /** Square millimetres. */
  readonly area: number;
}

/** One edge of a solid: its line segments, and the properties from which a reader can write a finder for it. */
export interface EdgeInfo {
  /** First point and number of points in `Mesh.lines` (three numbers a point, two points a segment). */
  readonly start: number;
  readonly count: number;
  /** Curve type as the library spells it, for example "LINE" or "CIRCLE". */
  readonly type: string;
  readonly startPoint: Vector3;
  readonly endPoint: Vector3;
  /** Millimetres. */
  readonly length: number;
  /** Radius in millimetres and centre of a circle or an arc of one. */
  readonly radius?: number;
  readonly center?: Vector3;
}

/**
 * Triangles and edge lines of one solid.
 * Shape: `positions` and `normals` hold x, y, z per vertex; `indices` three vertices per triangle, counter-clockwise
 * from outside; `lines` point pairs. Units: millimetres, z up.
 */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  readonly lines: Float32Array;
  readonly faces: readonly FaceInfo[];
  readonly edges: readonly EdgeInfo[];
}

/** A label of the workbench, and the two points it belongs to. */
export interface Label {
  readonly text: string;
  readonly from: Vector3;
  readonly to: Vector3;
}

interface PartBase {
  readonly name: string;
  /** Hex or named colour; undefined means the theme's own. */
  readonly color?: string;
  /** 0 to 1. */
  readonly opacity?: number;
}

export interface SolidPart extends PartBase {
  readonly kind: 'solid';
  readonly mesh: Mesh;
  readonly labels?: readonly Label[];
  /** Indices into `mesh.faces` and `mesh.edges` that the model highlights. */
  readonly highlightedFaces?: readonly number[];
  readonly highlightedEdges?: readonly number[];
}

export interface DrawingPart extends PartBase {
  readonly kind: 'drawing';
  /** `d` attributes with y pointing down, as in SVG. */
  readonly paths: readonly string[];
  /** x, y, width, height in millimetres. */
  readonly viewBox: readonly [number, number, number, number];
  readonly strokeType?: 'solid' | 'dots' | 'dashes';
}

export type Part = SolidPart | DrawingPart;

/** A part with its measurements, as a run returns it. Parts read from a file have none. */
export type MeasuredPart<P extends Part = Part> = P & { readonly facts: Facts };

/**
 * Measurements of one part or of a whole model. Those that do not apply are absent, such as the volume of a drawing.
 */
export interface Facts {
  readonly kind: 'solid' | 'drawing';
  /** Cubic millimetres. */
  readonly volume?: number;
  /** Square millimetres: surface of a solid, enclosed area of a drawing. */
  readonly area?: number;
  readonly box: Box;
  readonly faces?: number;
  readonly edges?: number;
  readonly triangles?: number;
  readonly valid: boolean;
  readonly parts: number;
}

export type ParamValue = number | boolean | string;
export type Params = Readonly<Record<string, ParamValue>>;

/** Settings of one parameter, from `about.params` of a model. */
export interface ParamSpec {
  readonly label?: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: readonly ParamValue[];
}

export interface Camera {
  /** Degrees around z; -45 is the site's default. */
  readonly azimuth?: number;
  /** Degrees above the xy plane; 28.6 is the site's default. */
  readonly elevation?: number;
  readonly zoom?: number;
}

/** `export const about` of a model file. */
export interface About {
  readonly title?: string;
  readonly description?: string;
  readonly camera?: Camera;
  readonly params?: Readonly<Record<string, ParamSpec>>;
  /** Set for a model that demonstrates a mistake: the start of its error message. */
  readonly fails?: string;
  /** Set for a printable model: the side that faces the bed, "-z" if it prints as drawn. */
  readonly prints?: string;
  /** Set for the solution of an exercise. */
  readonly exercise?: ExerciseSpec;
}

export interface ExerciseSpec {
  /** Values besides the defaults with which a reader's code has to be right. */
  readonly values?: readonly Params[];
  /** The dimensions of a drawing, which is then the picture of the goal. */
  readonly dimensions?: readonly Dimension[];
}

/** A dimension in a view. The section is the front view, cut at y = 0. */
export interface Dimension {
  readonly view: 'top' | 'front' | 'right' | 'section';
  /** In the axes of the view: x and y from the top, x and z from the front, y and z from the right. Millimetres. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The distance with a sign and a count: "⌀5", "R8", "2 × ⌀5". The distance alone if there is no text. */
  readonly text?: string;
}
