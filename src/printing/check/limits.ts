/**
 * Limits of a common printer with a 0.4 mm nozzle and 0.2 mm layers, without supports. Angles in degrees, lengths in
 * mm.
 */
export const printLimits = {
  /** Largest angle from vertical at which a face may overhang. */
  overhang: 45,
  /** Faces at a larger angle from vertical count as horizontal. */
  level: 85,
  /** Longest distance between two supports over which a layer does not sag. */
  bridge: 10,
  /** Thinnest wall: two lines from the nozzle. */
  wall: 0.8,
  /** Height of the first layer. Everything within it touches the bed. */
  layer: 0.2,
  /** Smallest area worth reporting, in mm²: the square of the extrusion width. */
  place: 0.16,
} as const;

/** Tolerances for triangulation errors. Degrees and millimetres. */
export const printTolerances = {
  /** A face of 45° may measure 45.3° in single precision. */
  angle: 0.5,
  /** Bodies closer than this touch. */
  contact: 0.02,
  /** Points closer than this are merged. */
  weld: 0.001,
  /** A wall of 0.8 mm may measure 0.79 mm. */
  wall: 0.02,
} as const;

/** Distance between the samples of a face, curved or flat. Millimetres. */
export const sampleDistance = 2;
/** Square root of the largest number of samples per triangle. */
export const maxSampleDivisions = 8;
