import type { EdgeInfo, FaceInfo, Label } from '../result';

/**
 * What a model's GLB keeps beside triangles and lines: the `extras` of each part's node. Written by plugins/docusaurus/models, read
 * by src/viewer.
 *
 * Layout of the file: one root node (it turns z-up millimetres into glTF's y-up metres; readers of ours skip it), below it
 * one node per part with the part's name and, at most, the scale and translation of quantised positions. Its mesh has one
 * primitive of triangles and at most one of lines. Material: `baseColorFactor`, absent when the part has no colour of its
 * own (then `extras.neutral` of the material is true and the factor is the neutral colour).
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
