/**
 * What a result may be, said once. Where the model runs, what is more is left out and told in a sentence (`fitResult`);
 * the page refuses what is more (`messageSchema`): it is no result of ours.
 */
export const bounds = {
  /** Letters of all texts of a result together, outlines of drawings among them: a megabyte. */
  letters: 1_000_000,
  /** Letters of the outlines alone. The rest is for words. */
  outlines: 600_000,
  /** Letters of one text: a sentence, a value, a line that was printed. */
  text: 4000,
  /** Letters of one name: of a part, a parameter, a label, a choice. */
  name: 200,
  parts: 2000,
  parameters: 200,
  /** Values that one parameter is chosen from. */
  choices: 100,
  /** Labels of all parts together: more cover each other. */
  labels: 200,
  /** Faces and edges of all parts together that a reader can pick. */
  elements: 50_000,
  warnings: 20,
  /** Lines that the code has printed. */
  lines: 200,
  /** Bytes of the triangles and lines of all parts. */
  meshBytes: 200_000_000,
  /** Millimetres from the origin: a thousand kilometres. */
  distance: 1e9,
  /** What is measured: volumes of such a size, say. */
  measure: 1e30,
  /** The largest number that has its neighbours. */
  parameter: Number.MAX_SAFE_INTEGER,
} as const;
