/** Limits of one run and one kernel. */
export const runLimits = {
  /** Time limit of a run or an export. */
  runMs: 20_000,
  /**
   * If a site model still runs after `runMs`, the page asks whether to keep waiting. Without an answer within this
   * time, the run is stopped.
   */
  askMs: 60_000,
  /** A run for which the reader keeps waiting is stopped after this time. */
  patientMs: 600_000,
  /** Time limit from the last loaded byte until the kernel has started. */
  startMs: 30_000,
  /** A sandbox that sends no heartbeat for this long is treated as crashed. */
  silenceMs: 5_000,
  /**
   * If a frame with the `sandbox` attribute has not loaded after this time, it is opened again without the attribute.
   * Only then do browsers request its document from the service worker.
   */
  directMs: 2_000,
  /** A kernel that uses more memory is replaced after the run, because the memory never shrinks. */
  maxHeapBytes: 512 * 1024 * 1024,
  /** A kernel is replaced after this number of runs. */
  maxRuns: 50,
  /**
   * Maximum number of messages in answer to one request. A run sends six. More messages can only be an attempt to keep
   * the page busy.
   */
  maxMessages: 20,
  /**
   * Maximum number of values in these messages: numbers, strings, lists and objects. The largest valid result has
   * fewer.
   */
  maxValues: 1_050_000,
  /** Maximum size of the buffers in these messages, in bytes: the triangles of a run, or a file. */
  maxBytes: 256 * 1024 * 1024,
  /**
   * Time limit for the answer to an idle check. An idle worker answers within about 5 ms, but more than 100 ms were
   * measured on a busy machine. With a shorter limit, the next run would wait seconds for a new kernel.
   */
  idleMs: 1_000,
  /** Interval of the idle checks. */
  idleCheckMs: 1_000,
} as const;
