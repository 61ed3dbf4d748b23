/**
 * Limits of a result. In the worker, `limitResult` removes data beyond the limits and adds a warning. The page rejects
 * messages beyond the limits (`messageSchema`): the worker never sends such a message, so it is forged.
 */
export const resultLimits = {
  /** Characters of all strings of a result together, including the outlines of drawings: a megabyte. */
  letters: 1_000_000,
  /** Characters of the outlines alone. The limit is lower, so that some characters are left for other text. */
  outlines: 600_000,
  /** Characters of one string: a sentence, a value, a printed line. */
  text: 4000,
  /** Characters of one name: of a part, a parameter, a label, a choice. */
  name: 200,
  parts: 2000,
  parameters: 200,
  /** Choices of one parameter. */
  choices: 100,
  /** Labels of all parts together. More of them would cover each other. */
  labels: 200,
  /** Faces and edges of all parts together that a reader can pick. */
  elements: 50_000,
  warnings: 20,
  /** Lines printed by the code. */
  lines: 200,
  /** Bytes of the triangles and lines of all parts. */
  meshBytes: 200_000_000,
  /** Largest distance from the origin in millimetres: a thousand kilometres. */
  distance: 1e9,
  /** Measured values, for example volumes. */
  measure: 1e30,
  /** Numbers that the code declares, for example a parameter's default. */
  parameter: Number.MAX_SAFE_INTEGER,
} as const;
