import type { EdgeInfo, FaceInfo, Label } from '../result';

/**
 * Data in a model's GLB other than triangles and lines: the `extras` of each part's node. Written by
 * plugins/docusaurus/models, read by src/viewer.
 * Layout of the file: one root node, which turns z-up millimetres into glTF's y-up metres (our readers skip it). Below
 * it is one node per part, with the part's name and, at most, the scale and translation of quantised positions. Its
 * mesh has one primitive of triangles and at most one of lines. The material's `baseColorFactor` is the colour of the
 * part. For a part without one it is the neutral colour, and `extras.neutral` of the material is true.
 */
export interface MeshExtras {
  /** `start` and `count` in indices of the triangle primitive. */
  readonly faces: readonly FaceInfo[];
  /** `start` and `count` in points of the line primitive. */
  readonly edges: readonly EdgeInfo[];
  readonly labels?: readonly Label[];
  readonly highlightedFaces?: readonly number[];
  readonly highlightedEdges?: readonly number[];
}
