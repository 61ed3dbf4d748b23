/** Limits of a common printer: a nozzle of 0.4 mm, layers of 0.2 mm, no supports. Angles in degrees, lengths in mm. */
export const printLimits = {
  /** Largest angle from upright at which a face may lean out over nothing. */
  overhang: 45,
  /** Faces at a larger angle from upright count as level. */
  level: 85,
  /** Longest distance between two supports over which a layer does not sag. */
  bridge: 10,
  /** Thinnest wall: two lines of the nozzle. */
  wall: 0.8,
  /** Everything within the first layer is on the bed. */
  layer: 0.2,
  /** Smallest area worth reporting, in mm²: the square of the extrusion width. */
  place: 0.16,
} as const;

/** Tolerances of the triangulation. Degrees and millimetres. */
export const slack = {
  /** A face of 45° may be 45.3° in single precision. */
  angle: 0.5,
  /** Bodies closer than this touch. */
  contact: 0.02,
  /** Points closer than this are one. */
  weld: 0.001,
  /** A wall of 0.8 mm may measure 0.79 mm. */
  wall: 0.02,
} as const;

/** Distance between the samples of a face, curved or flat. Millimetres. */
export const sampleDistance = 2;
/** Largest number of samples per triangle, as its square root. */
export const mostSamples = 8;
