import os from 'node:os';

export interface Machine {
  readonly cores: number;
  /** Bytes of memory that nothing uses. */
  readonly free: number;
  /** Bytes of memory that this process and its children may use at all. */
  readonly total: number;
}

/**
 * Memory that a process that builds models needs most of the time. Its limit is higher, but not all reach it at once.
 * Bytes.
 */
const workerBytes = 500 * 1024 ** 2;

/** Returns the number of processes that build models in parallel: one for each core, as far as memory allows. */
export function workerCount({ cores, free, total }: Machine = thisMachine()): number {
  // Systems that cache files in unused memory report almost none of it as free, but can free a quarter of the total.
  const available = Math.max(free, total / 4);
  return Math.max(1, Math.min(cores, Math.floor(available / workerBytes)));
}

function thisMachine(): Machine {
  // The memory limit of a container, or 0 if there is none.
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  return { cores: os.availableParallelism(), free: Math.min(os.freemem(), total), total };
}
