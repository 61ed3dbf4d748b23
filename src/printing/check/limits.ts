/** What a common printer manages: a nozzle of 0.4 mm, layers of 0.2 mm, no supports. Angles in degrees, lengths in mm. */
export const printLimits = {
  /** How far a face may lean out over what is beneath it, from upright. */
  overhang: 45,
  /** Faces that lean further than this from upright hang level. */
  level: 85,
  /** How far a layer reaches between two supports before it sags. */
  bridge: 10,
  /** Two lines of the nozzle. */
  wall: 0.8,
  /** What lies within the first layer stands on the bed. */
  layer: 0.2,
  /** Places smaller than a line is wide, squared, are no matter. mm². */
  place: 0.16,
} as const;

/** How exact triangles are. Degrees and millimetres. */
export const slack = {
  /** A face of 45° may come out as 45.3° in single numbers. */
  angle: 0.5,
  /** Bodies closer than this touch. */
  contact: 0.02,
  /** Points closer than this are one. */
  weld: 0.001,
  /** A wall of 0.8 mm may come out as 0.79 mm. */
  wall: 0.02,
} as const;

/** Curved faces are checked at points this far apart, and flat ones too. Millimetres. */
export const sampleDistance = 2;
/** A triangle has no more samples than this, squared. */
export const mostSamples = 8;
