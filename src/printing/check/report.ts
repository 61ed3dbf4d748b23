/** The direction of a model that faces the print bed. */
export type PrintDirection = '-z' | '+z' | '-y' | '+y' | '-x' | '+x';

/**
 * Triangles of one part.
 * Shape: `positions` and `normals` hold x, y, z per vertex; `indices` three vertices per triangle, counter-clockwise
 * from outside. Units: millimetres.
 */
export interface PrintMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** One obstacle to printing. Lengths in mm, areas in mm². A place is a patch of connected triangles. */
export type PrintFinding =
  /** The surface does not enclose a volume. */
  | { readonly kind: 'open' }
  /** Places that lean out further than the limit, with nothing below. */
  | { readonly kind: 'overhang'; readonly places: number; readonly area: number }
  /** Level places with nothing below, held on one side or on none. */
  | { readonly kind: 'ceiling'; readonly places: number; readonly area: number }
  /** Horizontal areas between two supports that are too far apart. `span` is the longest distance. */
  | { readonly kind: 'bridge'; readonly places: number; readonly span: number }
  /** Places where a layer begins with nothing below: their heights above the bed, lowest first. */
  | { readonly kind: 'island'; readonly heights: readonly number[] }
  /** Bodies that touch neither the print bed nor a body that stands on it. */
  | { readonly kind: 'floating'; readonly bodies: number }
  /** Walls thinner than the limit. */
  | { readonly kind: 'thin'; readonly thickness: number; readonly area: number }
  /** Bodies that would tip over: the centre of mass is not above the area that touches the bed. */
  | { readonly kind: 'tips'; readonly bodies: number };

export interface PrintReport {
  /** Sorted by kind, in the order of `PrintFinding`. Empty if there is no obstacle. */
  readonly findings: readonly PrintFinding[];
  /** The triangles of the findings in the coordinates of the meshes, nine numbers each. */
  readonly marked: Float32Array<ArrayBuffer>;
}
