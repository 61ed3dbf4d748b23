/** The result of a model run: the data that build, worker, viewer and page share. */

import type { Box, Vector3 } from '../../base/vectors';

export type { Box, Vector3 };

/** One face of a solid: its triangles, and the properties that a reader needs to write a finder for it. */
export interface FaceInfo {
  /** Index of the first item in `Mesh.indices`, and number of items. */
  readonly start: number;
  readonly count: number;
  /** Surface type as the library spells it, for example "PLANE" or "CYLINDRE". */
  readonly type: string;
  readonly center: Vector3;
  readonly normal: Vector3;
  /** Area in square millimetres. */
  readonly area: number;
}

/** One edge of a solid: its line segments, and the properties that a reader needs to write a finder for it. */
export interface EdgeInfo {
  /**
   * Index of the first point in `Mesh.lines`, and number of points. A point has three numbers, a segment two points.
   */
  readonly start: number;
  readonly count: number;
  /** Curve type as the library spells it, for example "LINE" or "CIRCLE". */
  readonly type: string;
  readonly startPoint: Vector3;
  readonly endPoint: Vector3;
  /** Length in millimetres. */
  readonly length: number;
  /** Radius in millimetres and centre, for a circle or an arc. */
  readonly radius?: number;
  readonly center?: Vector3;
}

/**
 * Triangles and edge lines of one solid.
 * Layout: `positions` and `normals` hold x, y, z per vertex; `indices` holds three vertices per triangle,
 * counter-clockwise from outside; `lines` holds pairs of points. Units: millimetres, z up.
 */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
  readonly lines: Float32Array;
  readonly faces: readonly FaceInfo[];
  readonly edges: readonly EdgeInfo[];
}

/** Text beside a line between two points, as in the workbench. */
export interface Label {
  readonly text: string;
  readonly from: Vector3;
  readonly to: Vector3;
}

interface PartBase {
  readonly name: string;
  /** Hex or named CSS colour. If undefined, the theme's colour is used. */
  readonly color?: string;
  /** Opacity from 0 to 1. */
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

/** A part with its measurements, as a run returns it. Parts read from a mesh file have no measurements. */
export type MeasuredPart<P extends Part = Part> = P & { readonly facts: Facts };

/**
 * Measurements of one part or of a whole model. Measurements that do not apply are undefined, such as the volume of a
 * drawing.
 */
export interface Facts {
  readonly kind: 'solid' | 'drawing';
  /** Volume in cubic millimetres. */
  readonly volume?: number;
  /** Area in square millimetres: the surface of a solid, or the enclosed area of a drawing. */
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

/** The settings of one parameter, from a model's `about.params`. */
export interface ParamSpec {
  readonly label?: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: readonly ParamValue[];
}

export interface Camera {
  /** Degrees around z. The site's default is -45. */
  readonly azimuth?: number;
  /** Degrees above the xy plane. The site's default is 28.6. */
  readonly elevation?: number;
  readonly zoom?: number;
}

/** The export `about` of a model file. */
export interface About {
  readonly title?: string;
  readonly description?: string;
  readonly camera?: Camera;
  readonly params?: Readonly<Record<string, ParamSpec>>;
  /** Set for a model that demonstrates a mistake: the beginning of its error message. */
  readonly fails?: string;
  /** Set for a printable model: the side that faces the print bed. "-z" is the bottom of the model. */
  readonly prints?: string;
  /** Settings of an exercise, in the model of its solution. */
  readonly exercise?: ExerciseSpec;
}

export interface ExerciseSpec {
  /** Values other than the defaults for which a reader's code must also be right. */
  readonly values?: readonly Params[];
  /** The dimensions of a drawing. If set, the picture of the goal is a dimensioned drawing. */
  readonly dimensions?: readonly Dimension[];
}

/** A dimension line in a view of the model. The section is the front view, cut at y = 0. */
export interface Dimension {
  readonly view: 'top' | 'front' | 'right' | 'section';
  /**
   * Coordinates of the view: x and y in the top view, x and z in the front view, y and z in the right view.
   * Millimetres.
   */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The text of the dimension, with its sign and count: "⌀5", "R8", "2 × ⌀5". By default, the distance. */
  readonly text?: string;
}
