import type { EdgeInfo, FaceInfo, Label } from '../result';

/**
 * Data in a model's GLB other than triangles and lines: the `extras` of each part's node. Written by
 * plugins/docusaurus/models, read by src/viewer.
 *
 * Layout of the file: one root node, which converts z-up millimetres to glTF's y-up metres (`readGlb` skips it). Below
 * it, each part has a node with the part's name and, if positions are quantised, their scale and translation. Its mesh
 * has one primitive of triangles and at most one of lines. The material's `baseColorFactor` is the part's colour. For a
 * part without a colour, it is the neutral colour, and the material's `extras.neutral` is true.
 */
export interface MeshExtras {
  /** `start` and `count` refer to the indices of the triangle primitive. */
  readonly faces: readonly FaceInfo[];
  /** `start` and `count` refer to the points of the line primitive. */
  readonly edges: readonly EdgeInfo[];
  readonly labels?: readonly Label[];
  readonly highlightedFaces?: readonly number[];
  readonly highlightedEdges?: readonly number[];
}
