/**
 * Limits of a result. In the worker, `limitResult` removes data beyond the limits and adds a warning. The page rejects
 * messages beyond the limits (`messageSchema`): the worker never sends such a message, so it is forged.
 */
export const resultLimits = {
  /** Maximum number of characters of all strings together, including the outlines of drawings: a megabyte. */
  letters: 1_000_000,
  /** Maximum number of characters of all outlines. Lower than `letters`, which leaves characters for other text. */
  outlines: 600_000,
  /** Maximum length of one string: a sentence, a value, a printed line. */
  text: 4000,
  /** Maximum length of one name: of a part, a parameter, a label, a choice. */
  name: 200,
  parts: 2000,
  parameters: 200,
  /** Maximum number of choices of one parameter. */
  choices: 100,
  /** Maximum number of labels of all parts together. More labels would cover each other. */
  labels: 200,
  /** Maximum number of faces and edges of all parts together that a reader can pick. */
  elements: 50_000,
  warnings: 20,
  /** Maximum number of lines printed by the code. */
  lines: 200,
  /** Maximum size of the triangles and lines of all parts, in bytes. */
  meshBytes: 200_000_000,
  /** Largest distance from the origin in millimetres: a thousand kilometres. */
  distance: 1e9,
  /** Largest measured value, for example a volume. */
  measure: 1e30,
  /** Largest absolute value of a number that the code may declare, for example a parameter's default. */
  parameter: Number.MAX_SAFE_INTEGER,
} as const;
