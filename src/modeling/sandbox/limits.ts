/** What one run and one kernel may use. */
export const runLimits = {
  /** A run or an export that takes longer is stopped. */
  runMs: 20_000,
  /** The site's own code ends by itself: after `runMs` the reader is asked, and has so long to answer. */
  askMs: 60_000,
  /** A run that the reader waits for is stopped. */
  patientMs: 600_000,
  /** From the last byte loaded to a kernel that answers. */
  startMs: 30_000,
  /** A sandbox that stays silent that long while it should say that it lives is taken for dead. */
  silenceMs: 5_000,
  /** From when a frame is opened until it is asked of the service worker: a frame cut off by its attribute never is. */
  directMs: 2_000,
  /** Kernel memory never shrinks: a kernel that holds more than that is replaced after the run. */
  maxHeapBytes: 512 * 1024 * 1024,
  /** Runs after which a kernel is replaced. */
  maxRuns: 50,
  /** Messages the page takes as the answer to one question: a run sends six. More can only be there to keep it busy. */
  maxMessages: 20,
  /** Values that these may hold in all: numbers, texts, lists, objects. The largest result has fewer. */
  maxValues: 1_000_000,
  /** Bytes of the buffers in them: the triangles of a run, or a file. */
  maxBytes: 256 * 1024 * 1024,
  /**
   * A worker that has come to rest answers within some 5 ms; beside other work more than 100 ms were measured. Ended for
   * that, it would cost the next run seconds for a new kernel.
   */
  idleMs: 1_000,
  /** How often a worker is asked whether what ran in it is over. */
  idleCheckMs: 1_000,
} as const;
