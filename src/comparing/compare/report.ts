import type { Vector3 } from '../../base/vectors';

/** A face of a solid. `start` and `count` are its range in the indices of its mesh. Units: millimetres. */
export interface ComparedFace {
  /** The type of the surface as the library spells it, for example "PLANE". */
  readonly type: string;
  readonly center: Vector3;
  readonly area: number;
  readonly start: number;
  readonly count: number;
}

/** Triangles, counter-clockwise from outside: x, y, z per vertex, three vertices per triangle. */
export interface ComparedMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly faces: readonly ComparedFace[];
}

/** A model to compare, from a run or from the build. */
export interface ComparedModel {
  readonly parts: readonly { readonly mesh: ComparedMesh }[];
  /** The exact volume in cubic millimetres; undefined for a model without a solid. */
  readonly volume?: number | undefined;
}

/** The measurements that identify near misses, and are compared for non-default parameter values. */
export interface Measurements {
  readonly volume: number;
  readonly area: number;
  /** The centroid of the surface. */
  readonly center: Vector3;
  readonly box: { readonly min: Vector3; readonly max: Vector3 };
}

/** A wrong result with its own feedback sentence, and the measurements that identify the result. */
export interface NearMiss extends Measurements {
  readonly sentence: string;
}

export interface Comparison {
  readonly own: ComparedModel;
  readonly goal: ComparedModel;
  readonly misses: readonly NearMiss[];
  /** Both models as STL; null in the first attempt, which usually decides without them. */
  readonly fine: { readonly own: ArrayBuffer; readonly goal: ArrayBuffer } | null;
}

/** One measurement of both models. */
export interface ComparedMeasure {
  readonly label: string;
  readonly own: string;
  readonly goal: string;
  readonly tolerance: string;
  readonly isEqual: boolean;
}

export interface Verdict {
  readonly isRight: boolean;
  readonly sentence: string;
  readonly measures: readonly ComparedMeasure[];
  /** The wrong faces of the reader's model, as triangles of nine numbers each. */
  readonly marked: Float32Array<ArrayBuffer>;
  /** The kind and place of each marked face, the largest first: "flat at x 0, y 0, z 10". */
  readonly markedFaces: readonly string[];
}
