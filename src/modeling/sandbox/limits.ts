/** Limits of one run and one kernel. */
export const runLimits = {
  /** A run or an export that takes longer is stopped. */
  runMs: 20_000,
  /**
   * Code of the site ends by itself: after `runMs` the reader is asked whether to wait, and has this long to answer.
   */
  askMs: 60_000,
  /** A run that the reader chose to wait for is stopped after this time. */
  patientMs: 600_000,
  /** Time from the last byte loaded until the kernel answers. */
  startMs: 30_000,
  /** A sandbox that misses its heartbeat for this long is treated as dead. */
  silenceMs: 5_000,
  /**
   * A frame with the `sandbox` attribute that has not loaded by then is opened again without it. Only without it do
   * browsers request the document from the service worker.
   */
  directMs: 2_000,
  /** Kernel memory never shrinks, so a kernel that holds more than this is replaced after the run. */
  maxHeapBytes: 512 * 1024 * 1024,
  /** Runs after which a kernel is replaced. */
  maxRuns: 50,
  /** Messages accepted in answer to one question. A run sends six; more can only be meant to keep the page busy. */
  maxMessages: 20,
  /** Total of the values in these messages: numbers, strings, lists, objects. The largest result has fewer. */
  maxValues: 1_050_000,
  /** Total of the bytes in their buffers: the triangles of a run, or a file. */
  maxBytes: 256 * 1024 * 1024,
  /**
   * An idle worker answers within about 5 ms; on a busy machine, more than 100 ms were measured. A limit that ends such
   * a worker would make the next run wait seconds for a new kernel.
   */
  idleMs: 1_000,
  /** Interval of the idle checks. */
  idleCheckMs: 1_000,
} as const;
