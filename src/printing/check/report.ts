/** The direction that faces the bed. */
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

/** One thing that stands in the way of printing. Lengths in mm, areas in mm². A place is a patch of connected triangles. */
export type Finding =
  /** Nothing encloses a volume. */
  | { readonly kind: 'open' }
  /** Places that lean out further than the limit, over nothing. */
  | { readonly kind: 'overhang'; readonly places: number; readonly area: number }
  /** Level places over nothing that are held on one side, or on none. */
  | { readonly kind: 'ceiling'; readonly places: number; readonly area: number }
  /** Level places held on two sides, too far apart: `span` is the widest. */
  | { readonly kind: 'bridge'; readonly places: number; readonly span: number }
  /** Where a layer begins with nothing beneath it, by height above the bed, lowest first. */
  | { readonly kind: 'island'; readonly heights: readonly number[] }
  /** Bodies that touch neither the bed nor another that does. */
  | { readonly kind: 'floating'; readonly bodies: number }
  /** Walls thinner than the limit. */
  | { readonly kind: 'thin'; readonly thickness: number; readonly area: number }
  /** What would tip over: its weight is not above what touches the bed. */
  | { readonly kind: 'tips'; readonly bodies: number };

export interface PrintCheck {
  /** In the order above; none when nothing stands in the way. */
  readonly findings: readonly Finding[];
  /** The triangles in question as nine numbers each, where the meshes have them. */
  readonly marked: Float32Array;
}
