import os from 'node:os';

export interface Machine {
  readonly cores: number;
  /** Bytes of memory that nothing uses. */
  readonly free: number;
  /** Bytes of memory that this process and its children may use at all. */
  readonly total: number;
}

/** What a process that builds models takes most of the time. Its limit is higher, but not all reach it at once. Bytes. */
const workerBytes = 500 * 1024 ** 2;

/** Returns how many processes build models at the same time: one for each core, as far as the memory goes. */
export function workerCount({ cores, free, total }: Machine = thisMachine()): number {
  // Systems that keep files in unused memory call next to nothing free: a quarter of all can be had again.
  const available = Math.max(free, total / 4);
  return Math.max(1, Math.min(cores, Math.floor(available / workerBytes)));
}

function thisMachine(): Machine {
  // A container says how much it may use, 0 where nothing does.
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  return { cores: os.availableParallelism(), free: Math.min(os.freemem(), total), total };
}
